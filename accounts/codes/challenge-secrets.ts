import type { CodePurpose } from '#rules/contract/account/call-shapes.ts';
import type { AccountGroup } from '../account-group.ts';
import type { Address } from '../users/address.ts';

/** What is kept of a code: worth nothing without the pepper, and for its own challenge alone. */
export const codeHash = (
  { secrets, code: group }: AccountGroup,
  { id, purpose, code }: { id: string; purpose: CodePurpose; code: string },
): string => secrets.key(group, 'code', id, purpose, code);

export const sealAddress = ({ secrets, code }: AccountGroup, challengeId: string, address: Address): string =>
  secrets.seal(code, `challenge ${challengeId}`, JSON.stringify(address));

/** The address that was sealed; undefined after the pepper changed. */
export function openAddress(
  { secrets, code }: Pick<AccountGroup, 'secrets' | 'code'>,
  challengeId: string,
  sealed: string,
): Address | undefined {
  const text = secrets.open(code, `challenge ${challengeId}`, sealed);
  return text === undefined ? undefined : (JSON.parse(text) as Address);
}
