import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { hydrateIsland } from '#tests/support/components/hydrate-island.ts';
import { hrefOf, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { loginByPhoneExample, loginExample } from './login.examples.ts';
import { LoginSection } from './login.tsx';
import { Island } from './login-flow.island.tsx';

const show = (changes: Partial<typeof loginExample> = {}) =>
  showOnPage(<LoginSection section={{ ...loginExample, ...changes }} />);
beforeAll(() => {
  document.documentElement.lang = 'en-US';
});

const chosenTab = () => screen.getByRole('tab', { selected: true });

describe('the login', () => {
  it('starts with a code by email, which registers too', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Log in or register' })).toBeTruthy();
    expect(chosenTab().textContent).toBe('Code by email');
    expect(screen.getByText(/It makes you an account, with 200 Credits\./)).toBeTruthy();
    const { type, autocomplete, form } = screen.getByRole<HTMLInputElement>('textbox');
    // Typed text stays out of the address, even when the form is sent before hydration.
    expect([type, autocomplete, form?.method]).toEqual(['email', 'username', 'post']);
    expect(document.querySelector('noscript')?.textContent).toContain('Logging in needs JavaScript.');
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
    showOnPage(<LoginSection section={loginByPhoneExample} />);
    expect(textsOf('tab')).toHaveLength(3);
    expect(chosenTab().textContent).toBe('Phone');
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
    expect(screen.queryByRole('textbox', { name: 'Code' }) !== null).toBe(isRestored);
    if (!isRestored) return;
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Another address' }));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('name@example.com');
    expect(sessionStorage.length).toBe(0);
  });
});
