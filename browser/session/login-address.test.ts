import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginAddress, returnPath } from './login-address.ts';

const origin = 'https://www.kinetra.example';
const at = (address: string) => new URL(address, origin);
const login = (returnTo: string) => at(`/us/login?${new URLSearchParams({ return: returnTo })}`);

describe('loginAddress', () => {
  it('is the login page of the edition, with the return path', () => {
    expect(loginAddress('us', at('/us/account?tab=1#products'))).toBe(
      '/us/login?return=%2Fus%2Faccount%3Ftab%3D1%23products',
    );
    expect(loginAddress('cn', at('/account'))).toBe('/login?return=%2Faccount');
  });

  it('is undefined on the login page itself', () => {
    expect(loginAddress('us', at('/us/login?return=/us'))).toBeUndefined();
  });
});

describe('returnPath', () => {
  it('is the path that was left, with its query and hash', () => {
    expect(returnPath('us', login('/us/account?tab=1#products'))).toBe('/us/account?tab=1#products');
    expect(returnPath('us', at(loginAddress('us', at('/us/product-registration')) ?? ''))).toBe(
      '/us/product-registration',
    );
  });

  it.each([
    '',
    'us/account',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/us/login',
    '/us/login?return=/us/login',
  ])('rejects %j', (returnTo) => {
    expect(returnPath('us', login(returnTo))).toBeUndefined();
  });

  it('is undefined without a parameter', () => {
    expect(returnPath('us', at('/us/login'))).toBeUndefined();
  });

  it('never leaves the site, whatever the parameter is', () => {
    const pieces = fc.array(
      fc.constantFrom('/', '\\', '.', '..', '//', ':', '@', 'evil.example', '%2f', '\t', '\n', ' ', '?', '#', 'us'),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const back = returnPath('us', login(`/${parts.join('')}`));
        if (back !== undefined) expect(new URL(back, `${origin}/us/login`).origin).toBe(origin);
      }),
      { numRuns: 2_000 },
    );
  });
});
