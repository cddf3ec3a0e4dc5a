import { onTestFinished, vi } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { factsId } from '../islands/document-messages.ts';
import { fakeLocks, storageArea } from './browser.examples.ts';
import { writeFacts } from './document-facts.ts';
import { clearSession } from './stored-session.ts';

/** One call as the fake API received it. */
export interface ReceivedCall {
  path: string;
  url: URL;
  headers: Record<string, string>;
  init: RequestInit;
  body: unknown;
}

export type FakeResponse = { code: number; msg?: string; data?: unknown } | Response | Error;

/** A response as it comes over the wire; an error is thrown as `fetch` throws it. */
export function asResponse(response: FakeResponse): Response {
  if (response instanceof Error) throw response;
  return response instanceof Response ? response : Response.json({ msg: '', data: {}, ...response });
}

interface BrowserOptions {
  api: (call: ReceivedCall) => FakeResponse | Promise<FakeResponse>;
  edition?: EditionCode;
  base?: string;
  pathname?: string;
  storage?: ReturnType<typeof storageArea>;
}

/**
 * Opens a page of the site in front of a fake API, until the test ends. Its session is written and read with the
 * functions of this folder.
 */
export function fakeBrowser({
  api,
  edition = 'us',
  base = '/api/us',
  pathname = '/us/account',
  storage = storageArea(),
}: BrowserOptions) {
  const receivedCalls: ReceivedCall[] = [];
  const navigations: string[] = [];
  const fetch = async (address: string, init: RequestInit) => {
    const url = new URL(address);
    const call = {
      path: url.pathname,
      url,
      headers: init.headers as Record<string, string>,
      init,
      body: JSON.parse(String(init.body ?? 'null')) as unknown,
    };
    receivedCalls.push(call);
    const onAbort = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError'))),
    );
    return asResponse(await Promise.race([api(call), onAbort]));
  };
  const location = Object.assign(new URL(pathname, 'https://www.kinetra.example'), {
    replace: (address: string) => void navigations.push(address),
  });
  vi.stubGlobal('localStorage', storage.area);
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', location);
  vi.stubGlobal('navigator', { locks: fakeLocks() });

  const { dataset } = document.documentElement;
  Object.assign(dataset, { edition, group: 'us' });
  const page = examplePage({ accounts: { group: 'us', base } });
  const facts = Object.assign(document.createElement('script'), { id: factsId, textContent: writeFacts(page) });
  const toastRegion = Object.assign(document.createElement('div'), { showPopover() {}, hidePopover() {} });
  toastRegion.dataset.toasts = '';
  document.body.append(facts, toastRegion);
  onTestFinished(() => {
    clearSession();
    // The next test begins in a page that nobody is about to leave.
    dispatchEvent(new Event('pagehide'));
    document.body.replaceChildren();
    delete dataset.edition;
    delete dataset.group;
    vi.unstubAllGlobals();
  });

  return {
    receivedCalls,
    navigations,
    values: storage.values,
    /** Paths that were called, without the base. */
    paths: () => receivedCalls.map(({ path }) => path.replace('/api/us/account/', '')),
    toasts: () => [...toastRegion.children].map(({ textContent }) => textContent),
  };
}
