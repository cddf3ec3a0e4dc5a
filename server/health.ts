import type { EditionCode } from '#rules/editions.ts';
import type { Step } from './answer.ts';
import { plainText } from './answer.ts';
import type { RenderCache } from './render-cache.ts';

/** The process lives. */
export const answerHealthy: Step = () => plainText(200, 'ok');

/** Requests may be sent here: the site is loaded, the renderer answers, and the server is not on its way out. */
export const answerReady =
  (cache: RenderCache, edition: EditionCode, draining: AbortSignal): Step =>
  async () => {
    if (draining.aborted) return plainText(503, 'draining');
    try {
      await cache.get({ edition, slug: '' });
      return plainText(200, 'ready');
    } catch {
      return plainText(503, 'pages cannot be rendered');
    }
  };
