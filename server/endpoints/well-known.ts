import type { Site } from '#core/site.ts';
import { formatInstant } from '#core/time/instant.ts';
import { canonicalOrigin, type Deployment } from '../deployment.ts';
import { type Middleware, plainText } from '../http/response.ts';

const forAnHour = { 'cache-control': 'public, max-age=3600' };

/** Lets search engines crawl production, but not test environments. */
export function serveRobots(site: Site, deployment: Deployment): Middleware {
  const isRehearsal = site.environment === 'test' || site.environment === 'preproduction';
  return ({ url }) => {
    const sitemap = `${canonicalOrigin(site, deployment, url.hostname)}/sitemap.xml`;
    const lines = ['User-agent: *', isRehearsal ? 'Disallow: /' : 'Allow: /', `Sitemap: ${sitemap}`];
    return plainText(200, lines.join('\n'), forAnHour);
  };
}

export const securityTextPath = '/.well-known/security.txt';

const day = 86_400_000;
/** Validity in days. It should be less than a year, and moves on every day. */
const validDays = 180;

/** Serves the addresses to which vulnerabilities are reported (RFC 9116). */
export function serveSecurityText(site: Site, deployment: Deployment): Middleware {
  return ({ url, now }) => {
    const lines = [
      `Contact: mailto:${site.settings.mail.from}`,
      `Expires: ${formatInstant(now - (now % day) + validDays * day)}`,
      `Canonical: ${canonicalOrigin(site, deployment, url.hostname)}${securityTextPath}`,
    ];
    return plainText(200, lines.join('\n'), forAnHour);
  };
}
