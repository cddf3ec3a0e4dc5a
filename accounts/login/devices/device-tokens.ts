import type { AccountGroup } from '../../group/account-group.ts';
import { isSameText, newId } from '../../group/secrets/random-ids.ts';
import type { Address } from '../users/address.ts';

type Keys = Pick<AccountGroup, 'secrets' | 'code' | 'now'>;

/** In ms. */
const lifetime = 365 * 86_400_000;
/** A browser has a token for each of the last accounts that were used in it. */
const maxTokens = 4;

/**
 * The id of the caller's device, if the account was used on it before: of the token for this address among `device`,
 * the text that the browser got with its last session. The token opens nothing; see decision 41.
 */
export const knownDeviceId = (group: Keys, address: Address, device: string): string | undefined =>
  readTokens(device).find((token) => isTokenFor(group, address, token))?.id;

/** The new text for a browser that has just opened a session, for `knownDeviceId`. Its id for this address stays. */
export function renewDevice(group: Keys, address: Address, device: string): string {
  const [id, issuedAt] = [
    knownDeviceId(group, address, device) ?? newId(),
    Math.floor(group.now() / 1000).toString(36),
  ];
  const others = readTokens(device).filter((token) => !isTokenFor(group, address, token));
  const newest = { id, issuedAt, mac: tokenMac(group, address, id, issuedAt) };
  return [newest, ...others]
    .slice(0, maxTokens)
    .map((token) => [token.id, token.issuedAt, token.mac].join('.'))
    .join('~');
}

interface DeviceToken {
  id: string;
  /** Seconds since 1970, in base 36. */
  issuedAt: string;
  mac: string;
}

const readTokens = (device: string): DeviceToken[] =>
  device
    .split('~', maxTokens)
    .map((text) => /^([\w-]{22})\.([0-9a-z]{1,8})\.([\w-]{43})$/.exec(text) ?? [])
    .flatMap(([, id, issuedAt, mac]) => (id && issuedAt && mac ? { id, issuedAt, mac } : []));

const tokenMac = ({ secrets, code }: Keys, { kind, key }: Address, id: string, issuedAt: string): string =>
  secrets.key(code, 'device', kind, key, id, issuedAt);

function isTokenFor(group: Keys, address: Address, { id, issuedAt, mac }: DeviceToken): boolean {
  const isCurrent = Number.parseInt(issuedAt, 36) * 1000 + lifetime > group.now();
  return isSameText(mac, tokenMac(group, address, id, issuedAt)) && isCurrent;
}
