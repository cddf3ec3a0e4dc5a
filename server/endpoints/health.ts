import type { EditionCode } from '#rules/place/editions.ts';
import type { Middleware } from '../http/response.ts';
import { plainText } from '../http/response.ts';
import type { RenderCache } from '../pages/render-cache.ts';

/** The process lives. */
export const serveHealth: Middleware = () => plainText(200, 'ok');

/**
 * Requests may be sent here: the site is loaded, the renderer answers, and the server is not on its way out. The home
 * page of any of its editions is enough. One that cannot be rendered is broken on all servers alike, and were they all
 * unready, the editions that can be would be gone as well.
 */
export const serveReadiness =
  (cache: RenderCache, editions: readonly EditionCode[], draining: AbortSignal): Middleware =>
  async () => {
    if (draining.aborted) return plainText(503, 'draining');
    for (const edition of editions) {
      if (await hasHome(cache, edition)) return plainText(200, 'ready');
    }
    return plainText(503, 'pages cannot be rendered');
  };

const hasHome = (cache: RenderCache, edition: EditionCode): Promise<boolean> =>
  cache.get({ edition, slug: '' }).then(
    () => true,
    () => false,
  );
