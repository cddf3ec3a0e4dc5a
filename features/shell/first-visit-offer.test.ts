import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMessageQueue } from '#browser/toolbox/message-queue.ts';
import { createStore } from '#browser/toolbox/storage.ts';
import { firstVisitKey } from '../newsletter/subscribed.browser.ts';
import { idleSeconds, readingSeconds, startFirstVisitOffer } from './first-visit-offer.browser.ts';

const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};

/** A visitor with an open page. */
function visitor(values = new Map<string, string>()) {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const dialog = Object.assign(new EventTarget(), { showModal: vi.fn() });
  const state = { busy: false, loggedIn: false, halfSeen: true };
  const root = { dataset: {} as DOMStringMap };
  const queue = createMessageQueue(() => root);
  const store = createStore(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }));
  const start = (from = store, isLaterPage = false, waitsForConsent = true) =>
    startFirstVisitOffer({
      document,
      dialog: dialog as never,
      store: from,
      queue,
      waitsForConsent,
      isLaterPage,
      isHalfSeen: () => state.halfSeen,
      isLoggedIn: () => state.loggedIn,
      isBusy: () => state.busy,
    });
  const reads = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
  return { document, dialog, state, queue, values, store, start, reads };
}

describe('offer for new visitors', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('opens once, after some seconds of reading', () => {
    const { dialog, start, reads } = visitor();
    start();
    reads(readingSeconds - 1);
    expect(dialog.showModal).not.toHaveBeenCalled();
    reads(10);
    expect(dialog.showModal).toHaveBeenCalledOnce();
  });

  it('does not count the time in which the page was hidden', () => {
    const { document, dialog, start, reads } = visitor();
    document.visibilityState = 'hidden';
    start();
    reads(600);
    expect(dialog.showModal).not.toHaveBeenCalled();
    document.visibilityState = 'visible';
    reads(readingSeconds);
    expect(dialog.showModal).toHaveBeenCalledOnce();
  });

  it('waits until half of the page was seen, or opens on a second page', () => {
    const { dialog, state, start, reads } = visitor();
    state.halfSeen = false;
    start();
    reads(600);
    expect(dialog.showModal).not.toHaveBeenCalled();
    state.halfSeen = true;
    reads(1);
    expect(dialog.showModal).toHaveBeenCalledOnce();
    const next = visitor();
    next.state.halfSeen = false;
    next.start(next.store, true);
    next.reads(readingSeconds);
    expect(next.dialog.showModal).toHaveBeenCalledOnce();
  });

  it('does not wait for an answer to a notice that asks for none', () => {
    const { dialog, queue, store, start, reads } = visitor();
    queue.ask('consent');
    start(store, false, false);
    reads(readingSeconds);
    expect(dialog.showModal).toHaveBeenCalledOnce();
    dialog.dispatchEvent(new Event('close'));
    expect(queue.isFree('consent')).toBe(true);
  });

  it('waits for the messages before it, and holds back those after it', () => {
    const { dialog, queue, start, reads } = visitor();
    queue.ask('consent');
    start();
    reads(600);
    expect(dialog.showModal).not.toHaveBeenCalled();
    queue.end('consent');
    reads(1);
    expect(dialog.showModal).toHaveBeenCalledOnce();
    const suggest = vi.fn();
    queue.ask('suggestion', suggest);
    expect(suggest).not.toHaveBeenCalled();
    dialog.dispatchEvent(new Event('close'));
    expect(suggest).toHaveBeenCalledOnce();
  });

  it('waits while something else is open, and stays closed for logged-in visitors', () => {
    const { dialog, state, start, reads } = visitor();
    state.busy = true;
    start();
    reads(600);
    expect(dialog.showModal).not.toHaveBeenCalled();
    state.busy = false;
    state.loggedIn = true;
    reads(600);
    expect(dialog.showModal).not.toHaveBeenCalled();
    state.loggedIn = false;
    reads(1);
    expect(dialog.showModal).toHaveBeenCalledOnce();
  });

  it.each(['pointerdown', 'keydown'])('waits a while after a %s', (press) => {
    const { document, dialog, start, reads } = visitor();
    start();
    reads(readingSeconds - 1);
    document.dispatchEvent(new Event(press));
    reads(idleSeconds - 1);
    expect(dialog.showModal).not.toHaveBeenCalled();
    reads(1);
    expect(dialog.showModal).toHaveBeenCalledOnce();
  });

  it('does not open again once it was closed', () => {
    const { dialog, values, start, reads } = visitor();
    start();
    reads(readingSeconds);
    dialog.dispatchEvent(new Event('close'));
    const next = visitor(values);
    next.start();
    next.reads(600);
    expect(next.dialog.showModal).not.toHaveBeenCalled();
  });

  it('does not open for a visitor who subscribed elsewhere on the page', () => {
    const { dialog, values, start, reads } = visitor();
    start();
    values.set(firstVisitKey, 'subscribed');
    reads(600);
    expect(dialog.showModal).not.toHaveBeenCalled();
    dialog.dispatchEvent(new Event('close'));
    expect(values.get(firstVisitKey)).toBe('subscribed');
  });

  it('opens at most once in a document where storage is blocked', () => {
    const { dialog, start, reads } = visitor();
    const store = createStore(blocked);
    start(store);
    reads(readingSeconds);
    dialog.dispatchEvent(new Event('close'));
    reads(600);
    start(store);
    reads(600);
    expect(dialog.showModal).toHaveBeenCalledOnce();
  });
});
