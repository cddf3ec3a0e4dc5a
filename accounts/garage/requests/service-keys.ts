import { AccountFailure } from '../../group/account-failure.ts';
import type { AccountGroup, Caller } from '../../group/account-group.ts';
import { networkClaims } from '../../group/limits/limit-rules.ts';
import { hashOfSecret, isSameText } from '../../group/secrets/random-ids.ts';

/**
 * Id of the service key in an `Authorization` header. Throws `wrongServiceKey` without a key of the group, and
 * `tooManyRequests` for a network with too many wrong ones, even with the right one.
 */
export async function authenticateService(group: AccountGroup, authorization: string, caller: Caller): Promise<string> {
  const id = keyIdOf(group, authorization);
  const claims = networkClaims('serviceKeys.network', caller.network);
  await group.limits.takeAll(caller, ...claims.map((claim) => ({ ...claim, counts: id === undefined })));
  if (id === undefined) throw new AccountFailure('wrongServiceKey');
  return id;
}

/** Compares all keys, and hashes of equal length, so that the time tells nothing. */
function keyIdOf({ settings, code }: AccountGroup, authorization: string): string | undefined {
  const hash = hashOfSecret(/^bearer +(\S+)$/i.exec(authorization)?.[1] ?? '');
  const matches = (settings.serviceKeys[code] ?? []).filter(({ key }) => isSameText(hashOfSecret(key), hash));
  return matches[0]?.id;
}
