import { jwtVerify, SignJWT } from 'jose';
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

export class AppTokens {
  readonly #options: AppTokenOptions;

  constructor(options: AppTokenOptions) {
    this.#options = options;
  }

  async sign({ userId, sessionId, generation }: AppClaims): Promise<string> {
    const { group, ring, lifeSeconds, now } = this.#options;
    const newest = ring[0];
    if (!newest) throw new RangeError('no key signs tokens');
    const issuedAt = Math.floor(now() / 1000);
    return new SignJWT({ sid: sessionId, gen: generation })
      .setProtectedHeader({ alg: algorithm, typ: type, kid: newest.id })
      .setIssuer(issuer)
      .setAudience(group)
      .setSubject(userId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifeSeconds)
      .sign(newest.key);
  }

  /** Returns undefined for a token that is forged, of another group, signed with a withdrawn key, or expired. */
  async verify(token: string): Promise<AppClaims | undefined> {
    const claims = await this.verifyEvenExpired(token);
    return claims?.expired ? undefined : claims;
  }

  /** Like `verify`, but accepts expired tokens. For a refresh. */
  async verifyEvenExpired(token: string): Promise<(AppClaims & { expired: boolean }) | undefined> {
    if (token === '' || token.length > maxTokenLength) return undefined;
    const { group, ring, now } = this.#options;
    const namedKey = ({ kid }: { kid?: string }) => ring.find(({ id }) => id === kid)?.key ?? Promise.reject();
    try {
      const { payload } = await jwtVerify<{ gen?: unknown; sid?: unknown }>(token, namedKey, {
        algorithms: [algorithm],
        audience: group,
        issuer,
        typ: type,
        requiredClaims: ['exp'],
        // The expiry is checked below.
        clockTolerance: Number.MAX_SAFE_INTEGER,
      });
      const { sub, sid, gen, exp = 0 } = payload;
      if (typeof sub !== 'string' || typeof sid !== 'string' || typeof gen !== 'number') return undefined;
      return { userId: sub, sessionId: sid, generation: gen, expired: exp * 1000 <= now() };
    } catch {
      return undefined;
    }
  }
}
