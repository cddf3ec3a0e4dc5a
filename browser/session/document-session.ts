import type { GroupCode } from '#contract/account/groups.ts';
import { onPageShow } from '../toolbox/activation.ts';
import { localStore, sessionChangeEvent } from '../toolbox/storage.ts';
import type { SessionStore } from './stored-session.ts';
import { createSessionStore } from './stored-session.ts';

let store: SessionStore | undefined;

/** The stored session of the document's group, `html[data-group]`. */
export function documentSession(): SessionStore {
  store ??= createSessionStore((document.documentElement.dataset.group ?? 'us') as GroupCode, localStore, () =>
    dispatchEvent(new Event(sessionChangeEvent)),
  );
  return store;
}

/**
 * Calls back whenever the session may have changed: in this tab, in another one, or before the visitor entered a page
 * that waited for it. Returns a function that stops watching.
 */
export function watchSession(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener(sessionChangeEvent, listener, { signal });
  addEventListener('storage', ({ key }) => documentSession().isKey(key) && listener(), { signal });
  onPageShow(listener, signal);
  return () => controller.abort();
}
