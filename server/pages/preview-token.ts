import { createHash, timingSafeEqual } from 'node:crypto';
import type { LimitRule } from '#rules/http/fixed-window-counter.ts';
import { FixedWindowCounter } from '#rules/http/fixed-window-counter.ts';
import type { RequestContext } from '../http/response.ts';

/** Per network: all attempts to log in, and wrong secrets in requests. */
const perNetwork: LimitRule = { most: 10, seconds: 15 * 60 };
/**
 * For all networks together, attempts to log in only. Cookies do not count, so that strangers cannot lock the team out.
 */
const overall: LimitRule = { most: 200, seconds: 15 * 60 };
/** The same wrong guess counts once, so that a browser with an outdated token locks nobody out. */
const perGuess: LimitRule = { most: 1, seconds: perNetwork.seconds };

/**
 * Checks PREVIEW_TOKEN and limits guesses by network, in bounded memory of this server. A network with too many wrong
 * guesses is refused even with the right token.
 */
export interface PreviewToken {
  readonly text: string;
  /** Whether the request has the cookie with the token. */
  isCarriedBy(visit: RequestContext): boolean;
  /** Whether `given` equals `secret`, which was derived from the token. */
  opens(secret: string, given: string, visit: RequestContext): boolean;
  /** Counts one attempt to log in. Returns the seconds to wait, 0 if it is allowed. */
  takeAttempt(visit: RequestContext): number;
  /** Whether `given` is the token. If so, the network's attempts are reset. */
  accepts(given: string, visit: RequestContext): boolean;
}

export function createPreviewToken(text: string): PreviewToken {
  const attempts = new FixedWindowCounter();
  const networkKey = ({ network }: RequestContext) => `network ${network}`;
  const shut = (network: string) => `shut ${network}`;

  function opens(secret: string, given: string, visit: RequestContext): boolean {
    const network = networkKey(visit);
    if (attempts.closedFor(shut(network), visit.now) > 0) return false;
    if (isSame(given, secret)) return true;
    noteGuess(network, given, visit.now);
    return false;
  }

  function noteGuess(network: string, given: string, now: number): void {
    const isKnown = attempts.take(`${network} ${digest(given).toString('base64url')}`, perGuess, now) > 0;
    const wait = isKnown ? 0 : attempts.take(network, perNetwork, now);
    if (wait > 0) attempts.close(shut(network), now + wait * 1000, now);
  }

  return {
    text,
    opens,
    isCarriedBy(visit) {
      const given = cookie(visit.request.headers.get('cookie'), 'preview') ?? '';
      return given !== '' && opens(text, given, visit);
    },
    takeAttempt(visit) {
      const network = networkKey(visit);
      const wait = attempts.take(network, perNetwork, visit.now);
      if (wait > 0) attempts.close(shut(network), visit.now + wait * 1000, visit.now);
      return Math.max(wait, attempts.take('all', overall, visit.now));
    },
    accepts(given, visit) {
      const isRight = isSame(given, text);
      if (isRight) for (const key of [networkKey(visit), shut(networkKey(visit))]) attempts.delete(key);
      return isRight;
    },
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Takes the same time for every text. */
const isSame = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret));

function cookie(header: string | null, name: string): string | undefined {
  const pair = header
    ?.split(';')
    .map((entry) => entry.trim())
    .find((entry) => entry.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
