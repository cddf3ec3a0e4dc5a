import { describe, expect, it } from 'vitest';
import { exampleProfile } from '#browser/session/browser.examples.ts';
import { firstScreenFirst, showAccountEarly, showFirstMessage } from './inline-scripts.ts';

/** Runs the script in a document of the group `us` whose header is parsed after it, and returns what it changed. */
function run(stored: Record<string, string>, isBlocked = false) {
  const dataset: Record<string, string> = { group: 'us' };
  const name = { textContent: 'Account', parentNode: { nextSibling: null as object | null } };
  const parsing: { element: typeof name | null; mutate?: () => void } = { element: null };
  class Observer {
    constructor(callback: (changes: unknown[], observer: Observer) => void) {
      parsing.mutate = () => callback([], this);
    }
    observe() {}
    disconnect() {
      delete parsing.mutate;
    }
  }
  const localStorage = {
    getItem(key: string) {
      if (isBlocked) throw new DOMException('denied', 'SecurityError');
      return stored[key] ?? null;
    },
  };
  new Function('document', 'localStorage', 'MutationObserver', showAccountEarly)(
    { documentElement: { dataset }, querySelector: () => parsing.element },
    localStorage,
    Observer,
  );
  parsing.mutate?.();
  parsing.element = name;
  parsing.mutate?.();
  const whileParsed = name.textContent;
  name.parentNode.nextSibling = {};
  parsing.mutate?.();
  return {
    isLoggedIn: 'session' in dataset,
    whileParsed,
    name: name.textContent,
    stillWatches: parsing.mutate !== undefined,
  };
}

const tokens = { '/us/apptoken': 'app.1', '/us/reftoken': 'ref.1', '/us/user_id': 'u1', '/us/userId': 'u1' };

describe('the script that shows the account before the first paint', () => {
  it('marks the visitor as logged in, and shows the nickname once the header is parsed', () => {
    const result = run({ ...tokens, '/us/userInfo': JSON.stringify(exampleProfile) });
    expect(result).toEqual({ isLoggedIn: true, whileParsed: 'Account', name: 'Robin', stillWatches: false });
  });

  it('keeps the default label when there is no nickname', () => {
    expect(run({ ...tokens, '/us/userInfo': JSON.stringify({ ...exampleProfile, nickname: null }) })).toMatchObject({
      isLoggedIn: true,
      name: 'Account',
    });
    expect(run(tokens)).toMatchObject({ isLoggedIn: true, name: 'Account', stillWatches: false });
  });

  it.each(['/us/apptoken', '/us/reftoken'])('shows nobody as logged in without %s', (missing) => {
    expect(run({ ...tokens, [missing]: '' })).toMatchObject({ isLoggedIn: false, name: 'Account' });
  });

  it('does not read another group', () => {
    expect(run({ '/eu/apptoken': 'a', '/eu/reftoken': 'r', '/eu/user_id': 'u1' }).isLoggedIn).toBe(false);
  });

  it('does nothing when storage is blocked or holds invalid data', () => {
    expect(run(tokens, true).isLoggedIn).toBe(false);
    expect(run({ ...tokens, '/us/userInfo': '{' })).toMatchObject({ isLoggedIn: true, name: 'Account' });
  });
});

/** Runs the script in a phone's tab that opens a page, and returns whether the rest of the page waits. */
function openOnPhone({
  isNarrow = true,
  hash = '',
  visibilityState = 'visible',
  type = 'navigate',
  entryTypes = ['largest-contentful-paint'],
} = {}) {
  const dataset: Record<string, string | undefined> = {};
  const sections: { dataset: Record<string, string> }[] = Array.from({ length: 3 }, () => ({ dataset: {} }));
  const listeners: Record<string, (() => void) | undefined> = {};
  const frames: (() => void)[] = [];
  const paint: { report?: (element: object | null) => void } = {};
  class Observer {
    static supportedEntryTypes = entryTypes;
    constructor(callback: (entries: object, observer: Observer) => void) {
      paint.report = (element) => callback({ getEntries: () => [{ element }] }, this);
    }
    observe() {}
    disconnect() {}
  }
  const names = [
    'document',
    'location',
    'performance',
    'PerformanceObserver',
    'matchMedia',
    'addEventListener',
    'setTimeout',
    'requestAnimationFrame',
  ];
  new Function(...names, firstScreenFirst)(
    {
      documentElement: { dataset },
      visibilityState,
      querySelector: () => sections.find((section) => !('come' in section.dataset)) ?? null,
    },
    { hash },
    { getEntriesByType: () => [{ type }] },
    Observer,
    () => ({ matches: isNarrow }),
    (event: string, listener: () => void) => {
      listeners[event] = listener;
    },
    (act: () => void) => {
      listeners.time = act;
    },
    (draw: () => void) => frames.push(draw),
  );
  return {
    early: () => dataset.early,
    isWaiting: () => dataset.early === '',
    /** The number of sections that are shown, of the three below the first screen. */
    shownSections: () => sections.filter((section) => 'come' in section.dataset).length,
    /** Draws one frame. */
    draw: () => frames.shift()?.(),
    dispatch: (event: string) => listeners[event]?.(),
    paint: (element: object | null) => paint.report?.(element),
  };
}

describe('the script that loads the first screen first', () => {
  it('holds the rest of the page back until the first screen is loaded and painted', () => {
    const phone = openOnPhone();
    expect(phone.isWaiting()).toBe(true);
    phone.dispatch('load');
    phone.paint(null);
    phone.paint({ fetchPriority: 'auto' });
    expect(phone.isWaiting()).toBe(true);
    phone.paint({ fetchPriority: 'high' });
    expect(phone.isWaiting()).toBe(false);
  });

  it('shows the rest section by section, one per frame, once', () => {
    const phone = openOnPhone();
    expect(phone.shownSections()).toBe(0);
    phone.dispatch('load');
    phone.paint({ fetchPriority: 'high' });
    expect([phone.shownSections(), phone.early()]).toEqual([0, 'coming']);
    for (const event of ['scroll', 'pointerdown', 'time']) phone.dispatch(event);
    for (const shownCount of [1, 2, 3]) {
      phone.draw();
      expect([phone.shownSections(), phone.early()]).toEqual([shownCount, 'coming']);
    }
    phone.draw();
    expect(phone.early()).toBeUndefined();
    for (const event of ['scroll', 'time']) phone.dispatch(event);
    expect(phone.early()).toBeUndefined();
  });

  it.each(['click', 'keydown', 'pagehide'])('shows the rest at once when navigating away (%s)', (event) => {
    const waiting = openOnPhone();
    waiting.dispatch(event);
    expect(waiting.early()).toBeUndefined();
    const coming = openOnPhone();
    coming.dispatch('scroll');
    coming.dispatch(event);
    coming.draw();
    expect([coming.early(), coming.shownSections()]).toEqual([undefined, 0]);
  });

  it('waits at most a moment if the largest paint is another element', () => {
    const phone = openOnPhone();
    phone.dispatch('load');
    phone.dispatch('time');
    expect(phone.isWaiting()).toBe(false);
  });

  it.each(['scroll', 'pointerdown'])('stops waiting when the visitor uses the page earlier (%s)', (event) => {
    const phone = openOnPhone();
    phone.dispatch(event);
    expect(phone.isWaiting()).toBe(false);
  });

  it.each([
    { isNarrow: false },
    { hash: '#specs' },
    { visibilityState: 'hidden' },
    { type: 'reload' },
    { type: 'back_forward' },
    { entryTypes: [] },
  ])('does nothing in other cases: %o', (tab) => {
    expect(openOnPhone(tab).early()).toBeUndefined();
  });
});

describe('the script that decides what stands above the header', () => {
  /** The root's data attributes after the script. */
  function show(dataset: Record<string, string>, stored?: Record<string, string>, globalPrivacyControl = false) {
    const getItem = (key: string) => {
      if (!stored) throw new DOMException('denied', 'SecurityError');
      return stored[key] ?? null;
    };
    new Function('document', 'localStorage', 'navigator', showFirstMessage)(
      { documentElement: { dataset } },
      { getItem },
      { globalPrivacyControl },
    );
    return dataset;
  }

  it('shows the question about visits until it is answered', () => {
    expect(show({ consentPolicy: 'opt-in' }, {})).toHaveProperty('message', 'consent');
    expect(show({ consentPolicy: 'opt-in' }, { consent: 'declined' })).not.toHaveProperty('message');
    expect(show({ consentPolicy: 'notice' }, {}, true)).not.toHaveProperty('message');
  });

  it('hides a text banner that was closed, and no other', () => {
    expect(show({ banner: 'sale' }, { banner: 'sale' })).toHaveProperty('bannerClosed');
    expect(show({ banner: 'sale' }, { banner: 'delivery' })).not.toHaveProperty('bannerClosed');
  });

  it('asks where storage is blocked, too', () => {
    expect(show({ consentPolicy: 'opt-in', banner: 'sale' })).toEqual({
      consentPolicy: 'opt-in',
      banner: 'sale',
      message: 'consent',
    });
  });
});
