import type { EditionCode } from '#rules/place/editions.ts';
import type { Site } from '#rules/site/site.ts';
import type { Step } from '../http/response.ts';
import { plainText } from '../http/response.ts';
import { ownOrigin } from './canonical-origin.ts';

/** Search engines read production; rehearsals are closed to them. */
export function answerRobots(site: Site, lockedTo: EditionCode | undefined): Step {
  const isRehearsal = site.environment === 'test' || site.environment === 'preproduction';
  return ({ url }) => {
    const sitemap = `${ownOrigin(site, lockedTo, url.hostname)}/sitemap.xml`;
    return plainText(
      200,
      ['User-agent: *', isRehearsal ? 'Disallow: /' : 'Allow: /', `Sitemap: ${sitemap}`].join('\n'),
      {
        'cache-control': 'public, max-age=3600',
      },
    );
  };
}
