import { type CryptoKey, decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import type { GroupCode } from '#contract/account/groups.ts';
import type { SigningKey } from './secrets.ts';

export interface AppClaims {
  userId: string;
  sessionId: string;
  generation: number;
}

export interface AppTokenOptions {
  group: GroupCode;
  /** Newest first: the first signs, all verify. */
  ring: readonly SigningKey[];
  lifeSeconds: number;
  now: () => number;
}

const algorithm = 'HS256';
const issuer = 'accounts';
const type = 'at+jwt';
const maxTokenLength = 1024;

/** Signs and verifies the apptokens (JWTs) of a group. */
export class AppTokens {
  readonly #options: AppTokenOptions;
  readonly #importedKeys = new Map<string, Promise<CryptoKey>>();

  constructor(options: AppTokenOptions) {
    this.#options = options;
  }

  async sign({ userId, sessionId, generation }: AppClaims): Promise<string> {
    const { group, ring, lifeSeconds } = this.#options;
    const newest = ring[0];
    if (!newest) throw new RangeError('no key signs tokens');
    const issuedAt = this.#seconds();
    return new SignJWT({ sid: sessionId, gen: generation })
      .setProtectedHeader({ alg: algorithm, typ: type, kid: newest.id })
      .setIssuer(issuer)
      .setAudience(group)
      .setSubject(userId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifeSeconds)
      .sign(await this.#importKey(newest));
  }

  /**
   * The claims of a token; undefined if it is forged, of another group, signed with a withdrawn key, or expired.
   */
  async verify(token: string): Promise<AppClaims | undefined> {
    const claims = await this.verifyEvenExpired(token);
    return claims && !claims.expired ? claims : undefined;
  }

  /** Like `verify`, but accepts expired tokens. For a refresh. */
  async verifyEvenExpired(token: string): Promise<(AppClaims & { expired: boolean }) | undefined> {
    if (token === '' || token.length > maxTokenLength) return undefined;
    try {
      const { kid } = decodeProtectedHeader(token);
      const key = this.#options.ring.find(({ id }) => id === kid);
      return key && (await this.#readClaims(token, await this.#importKey(key)));
    } catch {
      return undefined;
    }
  }

  async #readClaims(token: string, key: CryptoKey): Promise<(AppClaims & { expired: boolean }) | undefined> {
    const options = {
      algorithms: [algorithm],
      audience: this.#options.group,
      issuer,
      typ: type,
      requiredClaims: ['exp'],
      currentDate: new Date(this.#options.now()),
    };
    try {
      const { payload } = await jwtVerify<ClaimNames>(token, key, options);
      return readClaims(payload, false);
    } catch (error) {
      // jose verifies the signature before the expiry, so the payload of an expired token can be trusted.
      const expired = error instanceof errors.JWTExpired && error.claim === 'exp' ? error : undefined;
      return expired && readClaims(expired.payload, true);
    }
  }

  #importKey({ id, key }: SigningKey): Promise<CryptoKey> {
    const cachedKey = this.#importedKeys.get(id);
    if (cachedKey) return cachedKey;
    const importedKey = crypto.subtle.importKey('raw', new Uint8Array(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
      'verify',
    ]);
    this.#importedKeys.set(id, importedKey);
    return importedKey;
  }

  #seconds(): number {
    return Math.floor(this.#options.now() / 1000);
  }
}

interface ClaimNames {
  [name: string]: unknown;
  sub?: string;
  sid?: unknown;
  gen?: unknown;
}

function readClaims({ sub, sid, gen }: ClaimNames, expired: boolean): (AppClaims & { expired: boolean }) | undefined {
  const isOurs = typeof sub === 'string' && typeof sid === 'string' && typeof gen === 'number';
  return isOurs ? { userId: sub, sessionId: sid, generation: gen, expired } : undefined;
}
