import type { EditionCode } from '#core/place/editions.ts';
import { type Middleware, plainText } from '../http/response.ts';
import type { RenderCache } from '../pages/render-cache.ts';

export const serveHealth: Middleware = () => plainText(200, 'ok');

/**
 * Ready if the site is loaded, the server is not draining and the home page of at least one edition renders. One
 * edition is enough: if a page failed on all servers alike, they would all become unready and take the working editions
 * down.
 */
export const serveReadiness =
  (cache: RenderCache, editions: readonly EditionCode[], draining: AbortSignal): Middleware =>
  async () => {
    if (draining.aborted) return plainText(503, 'draining');
    for (const edition of editions) {
      if (await rendersHomePage(cache, edition)) return plainText(200, 'ready');
    }
    return plainText(503, 'pages cannot be rendered');
  };

const rendersHomePage = (cache: RenderCache, edition: EditionCode): Promise<boolean> =>
  cache.get({ edition, slug: '' }).then(
    () => true,
    () => false,
  );
