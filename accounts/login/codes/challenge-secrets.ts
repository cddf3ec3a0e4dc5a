import type { CodePurpose } from '#contract/account/call-shapes.ts';
import type { AccountGroup } from '../../group/account-group.ts';
import type { Address } from '../users/address.ts';

/** Stored form of a code: useless without the pepper, and valid for this challenge only. */
export const codeHash = (
  { secrets, code: group }: AccountGroup,
  { id, purpose, code }: { id: string; purpose: CodePurpose; code: string },
): string => secrets.key(group, 'code', id, purpose, code);

export const sealAddress = ({ secrets, code }: AccountGroup, challengeId: string, address: Address): string =>
  secrets.seal(code, `challenge ${challengeId}`, JSON.stringify(address));

/** Undefined if the pepper has changed. */
export function openAddress(
  { secrets, code }: Pick<AccountGroup, 'secrets' | 'code'>,
  challengeId: string,
  sealed: string,
): Address | undefined {
  const text = secrets.open(code, `challenge ${challengeId}`, sealed);
  return text === undefined ? undefined : (JSON.parse(text) as Address);
}
