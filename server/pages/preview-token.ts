import { createHash, timingSafeEqual } from 'node:crypto';
import type { LimitRule } from '#rules/http/fixed-window-counter.ts';
import { FixedWindowCounter } from '#rules/http/fixed-window-counter.ts';
import type { RequestContext } from '../http/response.ts';

/** Attempts to log in, right or wrong; and of what requests carry by themselves, what is wrong. */
const perNetwork: LimitRule = { most: 10, seconds: 15 * 60 };
/** Attempts to log in alone: cookies of the team count for nobody, so that many strangers cannot shut it out. */
const overall: LimitRule = { most: 200, seconds: 15 * 60 };
/** The same guess again tells nothing new: a browser that still has the token of yesterday shuts nobody out. */
const perGuess: LimitRule = { most: 1, seconds: perNetwork.seconds };

/**
 * PREVIEW_TOKEN and who may try it. Counts by network, in the memory of this server, bounded; a network that tried too
 * often finds nothing right.
 */
export interface PreviewToken {
  readonly text: string;
  /** Whether a visit carries the cookie with the token. */
  isCarriedBy(visit: RequestContext): boolean;
  /** Whether what a visit brings is a secret that was made from the token. */
  opens(secret: string, given: string, visit: RequestContext): boolean;
  /** Takes one attempt to log in; answers the seconds to wait, 0 where it may be made. */
  takeAttempt(visit: RequestContext): number;
  /** Whether this is the token that somebody typed; if so, the attempts of the network are forgotten. */
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

/** Takes as long for every text. */
const isSame = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret));

function cookie(header: string | null, name: string): string | undefined {
  const pair = header
    ?.split(';')
    .map((entry) => entry.trim())
    .find((entry) => entry.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
