import { beforeEach, describe, expect, it } from 'vitest';
import { forgetSentCode, storedSentCode, storeSentCode } from './stored-code.browser.ts';

const sentCode = {
  challengeId: 'c1',
  kind: 'email' as const,
  address: 'name@example.com',
  validUntil: 2_000,
  againAt: 1_000,
};

describe('a stored code', () => {
  beforeEach(() => forgetSentCode('code'));

  it('is found while it is valid', () => {
    storeSentCode('code', sentCode);
    expect(storedSentCode('code', 'email', 1_999)).toEqual({ ...sentCode, isRestored: true });
  });

  it('is not found once it has expired, was forgotten, or belongs to another kind of address', () => {
    storeSentCode('code', sentCode);
    expect(storedSentCode('code', 'email', 2_000)).toBeUndefined();
    expect(storedSentCode('code', 'phone', 0)).toBeUndefined();
    forgetSentCode('code');
    expect(storedSentCode('code', 'email', 0)).toBeUndefined();
  });
});
