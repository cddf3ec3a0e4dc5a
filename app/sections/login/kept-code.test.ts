import { beforeEach, describe, expect, it } from 'vitest';
import { forgetSentCode, keepSentCode, keptSentCode } from './kept-code.ts';

const sent = {
  challengeId: 'c1',
  kind: 'email' as const,
  address: 'name@example.com',
  validUntil: 2_000,
  againAt: 1_000,
};

describe('a code that is on its way', () => {
  beforeEach(() => forgetSentCode('code'));

  it('is found again while it is valid', () => {
    keepSentCode('code', sent);
    expect(keptSentCode('code', 'email', 1_999)).toEqual({ ...sent, kept: true });
  });

  it('is not found once it is too old, was forgotten, or went to another kind of address', () => {
    keepSentCode('code', sent);
    expect(keptSentCode('code', 'email', 2_000)).toBeUndefined();
    expect(keptSentCode('code', 'phone', 0)).toBeUndefined();
    forgetSentCode('code');
    expect(keptSentCode('code', 'email', 0)).toBeUndefined();
  });
});
