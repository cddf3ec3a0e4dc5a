import { type ArModelRequest, arFormats, arModelFile, parseArModelPath } from '#core/media/media-address.ts';
import type { ArModels } from '#core/media/robot-media-schema.ts';
import type { Site } from '#core/site.ts';
import { closedPolicy } from '../http/content-security-policy.ts';
import { entityTag } from '../http/encoding.ts';
import { rangeResponse } from '../http/range-response.ts';
import { plainText, type RequestContext, type ResponseData } from '../http/response.ts';
import { shareFileBuffers } from '../http/shared-buffers.ts';
import { type MediaStore, readerOf } from './media-store.ts';

export interface ArModelOptions {
  site: Site;
  /** The folder of the models, `build/ar`. */
  arModelsDir: string;
  store: MediaStore;
  /** True if pages of other origins show these models. */
  crossOrigin: boolean;
}

/** Serves the models of the robots for augmented reality. Undefined for other URLs. */
export function serveArModels({
  site,
  arModelsDir,
  store,
  crossOrigin,
}: ArModelOptions): (context: RequestContext) => Promise<ResponseData> | undefined {
  const readModel = shareFileBuffers(arModelsDir);
  return ({ url: { pathname }, request }) => {
    const model = parseArModelPath(pathname);
    return model && respond(pathname, model, request);
  };

  async function respond(pathname: string, model: ArModelRequest, request: Request): Promise<ResponseData> {
    const read = hasArModel(site, model) ? () => readModel(arModelFile(model)) : undefined;
    const reader = await readerOf(store, pathname, read);
    if (!reader) return plainText(404, 'There is no such model.');
    const tag = entityTag(`${model.hash}-${model.shape}-${model.format}`, undefined);
    return rangeResponse(request, {
      tag,
      policy: closedPolicy,
      crossOrigin,
      // A browser that shows models itself fetches them by script.
      headers: crossOrigin && { 'access-control-allow-origin': '*' },
      contentHeaders: { 'content-type': arFormats[model.format] },
      read: reader,
    });
  }
}

/** Only URLs that pages contain: a known robot with its current hash. */
export const hasArModel = ({ arModels }: Site, { robot, hash }: ArModelRequest): boolean =>
  Object.hasOwn(arModels, robot) && arModels[robot as keyof ArModels]?.hash === hash;
