import type { Site } from '#rules/site/site.ts';
import { formatInstant } from '#rules/time/instant.ts';
import type { Deployment } from '../deployment.ts';
import type { Middleware } from '../http/response.ts';
import { plainText } from '../http/response.ts';
import { canonicalOrigin } from './canonical-origin.ts';

export const securityTextPath = '/.well-known/security.txt';

const day = 86_400_000;
/** Days for which the text is said to be good: it may be less than a year, and is said anew each day. */
const goodFor = 180;

/** Whom to tell of a weakness (RFC 9116). */
export function serveSecurityText(site: Site, deployment: Deployment): Middleware {
  return ({ url, now }) => {
    const lines = [
      `Contact: mailto:${site.settings.mail.from}`,
      `Expires: ${formatInstant(now - (now % day) + goodFor * day)}`,
      `Canonical: ${canonicalOrigin(site, deployment, url.hostname)}${securityTextPath}`,
    ];
    return plainText(200, lines.join('\n'), { 'cache-control': 'public, max-age=3600' });
  };
}
