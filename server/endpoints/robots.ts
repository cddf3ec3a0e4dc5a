import type { Site } from '#core/site.ts';
import { canonicalOrigin, type Deployment } from '../deployment.ts';
import { type Middleware, plainText } from '../http/response.ts';

/** Lets search engines crawl production, but not test environments. */
export function serveRobots(site: Site, deployment: Deployment): Middleware {
  const isRehearsal = site.environment === 'test' || site.environment === 'preproduction';
  return ({ url }) => {
    const sitemap = `${canonicalOrigin(site, deployment, url.hostname)}/sitemap.xml`;
    return plainText(
      200,
      ['User-agent: *', isRehearsal ? 'Disallow: /' : 'Allow: /', `Sitemap: ${sitemap}`].join('\n'),
      {
        'cache-control': 'public, max-age=3600',
      },
    );
  };
}
