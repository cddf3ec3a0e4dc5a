import { type ManualRequest, manualFile, parseManualPath } from '#core/media/media-address.ts';
import type { Site } from '#core/site.ts';
import { pickLocalised } from '#core/words/words.ts';
import { manualPolicy } from '../http/content-security-policy.ts';
import { entityTag } from '../http/encoding.ts';
import { rangeResponse } from '../http/range-response.ts';
import { plainText, type RequestContext, type ResponseData } from '../http/response.ts';
import { shareFileBuffers } from '../http/shared-buffers.ts';
import { type MediaStore, readerOf } from './media-store.ts';

export interface ManualOptions {
  site: Site;
  masters: string;
  store: MediaStore;
  /** True if pages of other origins link to these guides. */
  crossOrigin: boolean;
}

/** Serves printed guides, shown in the browser and saved under a readable file name. Undefined for other URLs. */
export function serveManuals({
  site,
  masters,
  store,
  crossOrigin,
}: ManualOptions): (context: RequestContext) => Promise<ResponseData> | undefined {
  const readMaster = shareFileBuffers(masters);
  return ({ url: { pathname }, request }) => {
    const manual = parseManualPath(pathname);
    return manual && respond(pathname, manual, request);
  };

  async function respond(pathname: string, manual: ManualRequest, request: Request): Promise<ResponseData> {
    const reader = await readerOf(
      store,
      pathname,
      hasManual(site, manual) ? () => readMaster(manualFile(manual)) : undefined,
    );
    if (!reader) return plainText(404, 'There is no such guide.');
    const tag = entityTag(manual.hash, undefined);
    const contentHeaders = {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition(site, manual),
    };
    return rangeResponse(request, { tag, policy: manualPolicy, crossOrigin, contentHeaders, read: reader });
  }
}

/** Only URLs that pages contain: a known guide with its current hash. */
export function hasManual({ manuals: { files } }: Site, { product, locale, hash }: ManualRequest): boolean {
  const id = `${product}/${locale}`;
  return Object.hasOwn(files, id) && files[id]?.hash === hash;
}

/**
 * For example `KINETRA-Flagship-Megatron-Quick-start-guide.pdf`, in the guide's language. Old clients read the ASCII
 * name, in English.
 */
function contentDisposition(
  { settings: { brand }, products, manuals: { words } }: Site,
  { product, locale }: ManualRequest,
): string {
  const name = (language: string) => {
    const what = [
      brand,
      pickLocalised(products[product]?.name ?? {}, [language, 'en']) ?? product,
      words[language]?.guide ?? '',
    ];
    return what.filter((part) => part !== '').join(' ');
  };
  const inAscii = name('en').normalize('NFKD').replace(/\p{M}/gu, '');
  return `inline; filename="${fileName(inAscii, /[^A-Za-z0-9.]+/g)}"; filename*=UTF-8''${encodeURIComponent(fileName(name(locale), /[^\p{L}\p{N}.]+/gu))}`;
}

const fileName = (text: string, breaks: RegExp): string => `${text.replace(breaks, '-').replace(/^-|-$/g, '')}.pdf`;
