import { describe, expect, it } from 'vitest';
import { exampleProfile } from '#app/session/browser.examples.ts';
import { showAccountEarly } from './inline-scripts.ts';

/** Runs the script in a document of the group `us` whose header comes after it, and answers what it did to that. */
function run(stored: Record<string, string>, isBlocked = false) {
  const dataset: Record<string, string> = { group: 'us' };
  const name = { textContent: 'Account', parentNode: { nextSibling: null as object | null } };
  const parsing: { found: typeof name | null; mutate?: () => void } = { found: null };
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
    { documentElement: { dataset }, querySelector: () => parsing.found },
    localStorage,
    Observer,
  );
  parsing.mutate?.();
  parsing.found = name;
  parsing.mutate?.();
  const whileParsed = name.textContent;
  name.parentNode.nextSibling = {};
  parsing.mutate?.();
  return { isLoggedIn: 'session' in dataset, whileParsed, name: name.textContent, stillWatches: parsing.mutate !== undefined };
}

const tokens = { '/us/apptoken': 'app.1', '/us/reftoken': 'ref.1', '/us/user_id': 'u1', '/us/userId': 'u1' };

describe('the script that shows the account before anything is painted', () => {
  it('says that somebody is logged in, and who once that part of the header is whole', () => {
    const shown = run({ ...tokens, '/us/userInfo': JSON.stringify(exampleProfile) });
    expect(shown).toEqual({ isLoggedIn: true, whileParsed: 'Account', name: 'Robin', stillWatches: false });
  });

  it('keeps the word of the edition for who has no nickname', () => {
    expect(run({ ...tokens, '/us/userInfo': JSON.stringify({ ...exampleProfile, nickname: null }) })).toMatchObject({ isLoggedIn: true, name: 'Account' });
    expect(run(tokens)).toMatchObject({ isLoggedIn: true, name: 'Account', stillWatches: false });
  });

  it.each(['/us/apptoken', '/us/reftoken'])('shows nobody without %s', (missing) => {
    expect(run({ ...tokens, [missing]: '' })).toMatchObject({ isLoggedIn: false, name: 'Account' });
  });

  it('does not look into another group', () => {
    expect(run({ '/eu/apptoken': 'a', '/eu/reftoken': 'r', '/eu/user_id': 'u1' }).isLoggedIn).toBe(false);
  });

  it('does no harm where storage is blocked or holds nonsense', () => {
    expect(run(tokens, true).isLoggedIn).toBe(false);
    expect(run({ ...tokens, '/us/userInfo': '{' })).toMatchObject({ isLoggedIn: true, name: 'Account' });
  });
});
