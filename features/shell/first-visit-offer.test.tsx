import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messageQueue } from '#browser/toolbox/message-queue.ts';
import { localStore, storageKeys } from '#browser/toolbox/storage.ts';
import type { Page } from '#pages/page.ts';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { exampleNewsletterWords, examplePage } from '#tests/support/examples/page.examples.ts';
import { startFirstVisitOffer } from './first-visit-offer.browser.ts';
import { FirstVisitOffer } from './first-visit-offer.tsx';

const offer = { title: 'Your discount, and 200 Credits.', describe: 'New here?', form: exampleNewsletterWords };

function show(kind: Page['kind'], shell: Page['shell'] = { ...examplePage().shell, newcomerOffer: offer }) {
  const page = examplePage({ kind, slug: 'flagship-megatron', shell });
  showOnPage(
    <>
      <FirstVisitOffer page={page} />
      <input aria-label="Something to type in" />
    </>,
    page,
  );
  return document.querySelector('dialog');
}

describe('the offer for new visitors in the page', () => {
  it('is rendered closed, with its form not yet hydrated', () => {
    expect(show('product')?.open).toBe(false);
    const form = document.querySelector('x-island');
    expect(form?.getAttribute('when')).toBe('use');
    expect(form?.getAttribute('props')).toContain('newcomer:flagship-megatron');
  });

  it('gives the focus to its close button first when it opens', () => {
    show('home')?.showModal();
    const [first] = screen.getByRole('dialog', { name: offer.title }).querySelectorAll('button, input, a');
    expect(first).toBe(screen.getByRole('button', { name: 'action.close' }));
  });

  it('is missing on form, region chooser and not-found pages, and where the region offers nothing', () => {
    for (const kind of ['form', 'chooser', 'not-found'] as const) expect(show(kind)).toBeNull();
    expect(show('home', examplePage().shell)).toBeNull();
  });
});

describe('the offer for new visitors', () => {
  /** Seconds of reading after which it opens. */
  const readingSeconds = 20;
  const { documentElement: root } = document;
  const reads = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
  const close = () => document.querySelector('dialog')?.close();
  const isOpen = () => screen.queryByRole('dialog') !== null;
  function start({ referrer = '', consentPolicy = 'opt-in' } = {}): void {
    root.dataset.consentPolicy = consentPolicy;
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    startFirstVisitOffer(show('home') as HTMLDialogElement);
  }

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    localStore.remove(storageKeys.firstVisitOffer);
    delete root.dataset.session;
    delete root.dataset.consentPolicy;
    for (const message of ['suggestion', 'offer', 'consent'] as const) messageQueue.end(message);
  });

  it('opens once, after some seconds of reading', () => {
    start();
    reads(readingSeconds - 1);
    expect(isOpen()).toBe(false);
    reads(10);
    expect(isOpen()).toBe(true);
  });

  it('does not count the time in which the page was hidden', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    start();
    reads(600);
    expect(isOpen()).toBe(false);
    visibility.mockReturnValue('visible');
    reads(readingSeconds);
    expect(isOpen()).toBe(true);
  });

  it('waits until half of the page was seen, or opens on a second page', () => {
    const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9999);
    start();
    reads(600);
    expect(isOpen()).toBe(false);
    height.mockReturnValue(0);
    reads(1);
    expect(isOpen()).toBe(true);
    height.mockReturnValue(9999);
    messageQueue.end('offer');
    start({ referrer: `${location.origin}/us` });
    reads(readingSeconds);
    expect(isOpen()).toBe(true);
  });

  it('does not wait for an answer to a notice that asks for none', () => {
    messageQueue.ask('consent');
    start({ consentPolicy: 'notice' });
    reads(readingSeconds);
    expect(isOpen()).toBe(true);
    close();
    expect(messageQueue.isFree('consent')).toBe(true);
  });

  it('waits for the messages before it, and holds back those after it', () => {
    messageQueue.ask('consent');
    start();
    reads(600);
    expect(isOpen()).toBe(false);
    messageQueue.end('consent');
    reads(1);
    expect(isOpen()).toBe(true);
    const suggest = vi.fn();
    messageQueue.ask('suggestion', suggest);
    expect(suggest).not.toHaveBeenCalled();
    close();
    expect(suggest).toHaveBeenCalledOnce();
  });

  it('waits while the visitor types, and stays closed for logged-in visitors', () => {
    start();
    screen.getByRole('textbox', { name: 'Something to type in' }).focus();
    reads(600);
    expect(isOpen()).toBe(false);
    screen.getByRole('textbox', { name: 'Something to type in' }).blur();
    root.dataset.session = '';
    reads(600);
    expect(isOpen()).toBe(false);
    delete root.dataset.session;
    reads(1);
    expect(isOpen()).toBe(true);
  });

  it.each(['pointerdown', 'keydown'])('waits four seconds after a %s', (press) => {
    start();
    reads(readingSeconds - 1);
    document.dispatchEvent(new Event(press));
    reads(3);
    expect(isOpen()).toBe(false);
    reads(1);
    expect(isOpen()).toBe(true);
  });

  it('does not open again once it was closed', () => {
    start();
    reads(readingSeconds);
    close();
    start();
    reads(600);
    expect(isOpen()).toBe(false);
  });

  it('does not open for a visitor who subscribed elsewhere on the page', () => {
    start();
    localStore.write(storageKeys.firstVisitOffer, 'subscribed');
    reads(600);
    expect(isOpen()).toBe(false);
    document.querySelector('dialog')?.dispatchEvent(new Event('close'));
    expect(localStore.read(storageKeys.firstVisitOffer)).toBe('subscribed');
  });

  it('opens at most once in a document where storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    start();
    reads(readingSeconds);
    expect(isOpen()).toBe(true);
    close();
    start();
    reads(600);
    expect(isOpen()).toBe(false);
  });
});
