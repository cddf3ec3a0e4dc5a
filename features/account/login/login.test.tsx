import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { hydrateIsland } from '#tests/support/components/hydrate-island.ts';
import { hrefOf, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { exampleWords } from '#tests/support/examples/words.examples.ts';
import { type LoginValue, login } from './login.ts';
import { LoginSection } from './login.tsx';
import { Island } from './login-flow.island.tsx';

const { heading, noScript, agreement, ...words } = exampleWords(login.words);
const example: LoginValue = {
  id: 'login',
  kind: 'login',
  heading,
  noScript,
  words,
  creditsWorth: 'Every 100 Credits take £1 off an order.',
  agreement: ['You accept the ', { label: 'Terms of Use', href: '/us/terms-use' }, '.'],
  consents: [],
  account: '/us/account',
};

const show = (changes: Partial<LoginValue> = {}) => showOnPage(<LoginSection section={{ ...example, ...changes }} />);
beforeAll(() => {
  document.documentElement.lang = 'en-US';
});

const chosenTab = () => screen.getByRole('tab', { selected: true });

describe('the login', () => {
  it('starts with a code by email, which registers too', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'heading' })).toBeTruthy();
    expect(chosenTab().textContent).toBe('email.tab');
    expect(screen.getByText('email.intro')).toBeTruthy();
    const { type, autocomplete, form } = screen.getByRole<HTMLInputElement>('textbox');
    // Typed text stays out of the address, even when the form is sent before hydration.
    expect([type, autocomplete, form?.method]).toEqual(['email', 'username', 'post']);
    expect(document.querySelector('noscript')?.textContent).toContain('noScript');
  });

  it('links the terms that the visitor agrees to, with an empty box for each statement that must be ticked', () => {
    show();
    expect(hrefOf('Terms of Use')).toBe('/us/terms-use');
    const consents = [['I accept the ', { label: 'Terms of Use', href: '/kr/terms-use' }], ['I consent.']];
    show({ agreement: undefined, consents });
    expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(2);
    expect(hrefOf('Terms of Use')).toBe('/kr/terms-use');
  });

  it('shows the way of the tab that is pressed', async () => {
    show();
    await hydrateIsland('login-flow', Island);
    const panel = screen.getByRole('tabpanel');
    const [, other] = screen.getAllByRole('tab') as [HTMLElement, HTMLElement];
    expect(textsOf('tab')).toHaveLength(2);
    expect(other.getAttribute('aria-controls')).toBe(panel.id);
    await userEvent.click(other);
    expect(chosenTab()).toBe(other);
    expect(document.querySelector<HTMLInputElement>('[name="password"]')?.type).toBe('password');
  });

  it('starts with a text message where the edition has them, followed by email', () => {
    const phone = { ...words.email, tab: 'phone.tab', instead: 'phone.instead' };
    show({ words: { ...words, phone } });
    expect(textsOf('tab')).toHaveLength(3);
    expect(chosenTab().textContent).toBe('phone.tab');
    const { type, autocomplete } = screen.getByRole<HTMLInputElement>('textbox');
    expect([type, autocomplete]).toEqual(['tel', 'tel']);
  });

  it.each([
    ['for the address', { kind: 'email', validUntil: Date.now() + 60_000 }, true],
    ['that has expired', { kind: 'email', validUntil: Date.now() - 1 }, false],
    ['for a phone number', { kind: 'phone', validUntil: Date.now() + 60_000 }, false],
  ])('asks after a reload for a code %s, if it is valid', async (_which, code, isRestored) => {
    const stored = { challengeId: 'c1', address: 'name@example.com', againAt: 0, ...code };
    sessionStorage.setItem('login-email-code', JSON.stringify(stored));
    show();
    await hydrateIsland('login-flow', Island);
    expect(screen.queryByRole('textbox', { name: 'email.code' }) !== null).toBe(isRestored);
    if (!isRestored) return;
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(screen.getByRole('button', { name: 'email.change' }));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('name@example.com');
    expect(sessionStorage.length).toBe(0);
  });
});
