import { createHash, timingSafeEqual } from 'node:crypto';
import { FixedWindowCounter, type LimitRule } from '#core/http/fixed-window-counter.ts';
import type { RequestContext } from '../http/response.ts';

/** Attempts to log in, and wrong secrets in requests. Only per network, so that strangers cannot lock the team out. */
const perNetwork: LimitRule = { limit: 10, seconds: 15 * 60 };
/** The same wrong guess counts once, so that a browser with an outdated token locks nobody out. */
const perGuess: LimitRule = { limit: 1, seconds: perNetwork.seconds };

export type PreviewToken = ReturnType<typeof createPreviewToken>;

/**
 * Checks PREVIEW_TOKEN and limits guesses by network, in bounded memory of this server. A network with too many wrong
 * guesses is refused even with the right token.
 */
export function createPreviewToken(text: string) {
  const attempts = new FixedWindowCounter();
  const networkKey = ({ network }: RequestContext) => `network ${network}`;
  const lockKey = (network: string) => `locked ${network}`;

  /** Returns true if `candidate` equals `secret`, which was derived from the token. */
  function matchesSecret(secret: string, candidate: string, context: RequestContext): boolean {
    const network = networkKey(context);
    if (isLocked(network, context.now)) return false;
    if (isSame(candidate, secret)) return true;
    recordGuess(network, candidate, context.now);
    return false;
  }

  /** A lock that ends later than any can was set before the clock was turned back. */
  function isLocked(network: string, now: number): boolean {
    const wait = attempts.blockedFor(lockKey(network), now);
    return wait > 0 && wait <= perNetwork.seconds;
  }

  function recordGuess(network: string, candidate: string, now: number): void {
    const isRepeated = attempts.take(`${network} ${digest(candidate).toString('base64url')}`, perGuess, now) > 0;
    if (!isRepeated) takeAttempt(network, now);
  }

  function takeAttempt(network: string, now: number): number {
    const wait = attempts.take(network, perNetwork, now);
    if (wait > 0) attempts.block(lockKey(network), now + wait * 1000, now);
    return wait;
  }

  return {
    text,
    matchesSecret,
    isCarriedBy(context: RequestContext): boolean {
      const candidate = cookie(context.request.headers.get('cookie'), 'preview') ?? '';
      return candidate !== '' && matchesSecret(text, candidate, context);
    },
    /** Counts one attempt to log in. Returns the seconds to wait, 0 if it is allowed. */
    takeAttempt: (context: RequestContext) => takeAttempt(networkKey(context), context.now),
    /** Returns true if `candidate` is the token. Then the network's attempts are reset. */
    accepts(candidate: string, context: RequestContext): boolean {
      const isRight = isSame(candidate, text);
      if (isRight) for (const key of [networkKey(context), lockKey(networkKey(context))]) attempts.delete(key);
      return isRight;
    },
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Takes the same time for every text. */
const isSame = (candidate: string, secret: string): boolean => timingSafeEqual(digest(candidate), digest(secret));

function cookie(header: string | null, name: string): string | undefined {
  const pair = header
    ?.split(';')
    .map((entry) => entry.trim())
    .find((entry) => entry.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
