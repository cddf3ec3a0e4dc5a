import { ownValue } from '#core/fields/tree.ts';
import {
  arFormats,
  arModelFile,
  clipFile,
  clipFormats,
  type ManualRequest,
  manualFile,
  parseArModelPath,
  parseClipPath,
  parseManualPath,
  parseVoicePath,
  voiceFile,
  voiceFormats,
} from '#core/media/media-address.ts';
import type { Site } from '#core/site.ts';
import { pickLocalised } from '#core/words/words.ts';
import { clipPolicy, closedPolicy, manualPolicy } from '../http/content-security-policy.ts';
import { entityTag } from '../http/encoding.ts';
import { rangeResponse } from '../http/range-response.ts';
import { type Middleware, plainText } from '../http/response.ts';
import { shareFileBuffers } from '../http/shared-buffers.ts';
import { type MediaStore, readerOf } from './media-store.ts';

export interface MasterFileOptions {
  site: Site;
  /** The folder of clips, guides and voices, `media`. */
  masters: string;
  /** The folder of the models for augmented reality, `build/ar`. */
  arModelsDir: string;
  store: MediaStore;
  /** True if pages of other origins show these files. */
  crossOrigin: boolean;
}

/** A file that is sent as it was made, at an address with its hash. */
interface MasterFile {
  name: 'clip' | 'guide' | 'line' | 'model';
  file: string;
  /** True if pages of this content contain the address. Other addresses are those of earlier builds. */
  isCurrent: boolean;
  /** Unique among the files of a path. */
  tag: string;
  policy: string;
  contentHeaders: Record<string, string>;
}

/** Serves clips, guides, spoken lines and models, whole or one byte range. Undefined for other URLs. */
export function serveMasterFiles({ site, masters, arModelsDir, store, crossOrigin }: MasterFileOptions): Middleware {
  const readMaster = shareFileBuffers(masters);
  const readModel = shareFileBuffers(arModelsDir);

  async function respond(master: MasterFile, pathname: string, request: Request) {
    const { name, file, isCurrent, tag, policy, contentHeaders } = master;
    const readCurrent = () => (name === 'model' ? readModel(file) : readMaster(file));
    const read = await readerOf(store, pathname, isCurrent ? readCurrent : undefined);
    if (!read) return plainText(404, `There is no such ${name}.`);
    return rangeResponse(request, {
      tag: entityTag(tag, undefined),
      policy,
      contentHeaders,
      read,
      // Pages fetch lines from their own origin.
      crossOrigin: crossOrigin && name !== 'line',
      // A browser that shows models itself fetches them by script.
      headers: crossOrigin && name === 'model' && { 'access-control-allow-origin': '*' },
    });
  }

  return ({ url: { pathname }, request }) => {
    const master = findMasterFile(site, pathname);
    return master && respond(master, pathname, request);
  };
}

/** The clip, guide, line or model that an address names; undefined if it names none. */
export function findMasterFile(site: Site, pathname: string): MasterFile | undefined {
  return (
    findClip(site, pathname) ?? findManual(site, pathname) ?? findLine(site, pathname) ?? findArModel(site, pathname)
  );
}

function findClip({ clips }: Site, pathname: string): MasterFile | undefined {
  const clip = parseClipPath(pathname);
  return (
    clip && {
      name: 'clip',
      file: clipFile(clip),
      isCurrent: ownValue(clips, clip.id)?.hash === clip.hash,
      tag: `${clip.hash}-${clip.variant}-${clip.format}`,
      policy: clipPolicy,
      contentHeaders: { 'content-type': clipFormats[clip.format] },
    }
  );
}

function findLine({ voices }: Site, pathname: string): MasterFile | undefined {
  const line = parseVoicePath(pathname);
  const voice = line && ownValue(voices, line.id);
  return (
    line && {
      name: 'line',
      file: voiceFile(line),
      isCurrent: voice?.hash === line.hash && voice.lines.includes(line.line),
      tag: `${line.hash}-${line.line}-${line.format}`,
      policy: clipPolicy,
      contentHeaders: { 'content-type': voiceFormats[line.format] },
    }
  );
}

function findArModel({ arModels }: Site, pathname: string): MasterFile | undefined {
  const model = parseArModelPath(pathname);
  return (
    model && {
      name: 'model',
      file: arModelFile(model),
      isCurrent: ownValue(arModels, model.robot)?.hash === model.hash,
      tag: `${model.hash}-${model.shape}-${model.format}`,
      policy: closedPolicy,
      contentHeaders: { 'content-type': arFormats[model.format] },
    }
  );
}

function findManual(site: Site, pathname: string): MasterFile | undefined {
  const manual = parseManualPath(pathname);
  return (
    manual && {
      name: 'guide',
      file: manualFile(manual),
      isCurrent: ownValue(site.manuals.files, `${manual.product}/${manual.locale}`)?.hash === manual.hash,
      tag: manual.hash,
      policy: manualPolicy,
      contentHeaders: { 'content-type': 'application/pdf', 'content-disposition': contentDisposition(site, manual) },
    }
  );
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
    const productName = pickLocalised(products[product]?.name ?? {}, [language, 'en']) ?? product;
    return [brand, productName, words[language]?.guide ?? ''].filter((part) => part !== '').join(' ');
  };
  const inAscii = name('en').normalize('NFKD').replace(/\p{M}/gu, '');
  return `inline; filename="${fileName(inAscii, /[^A-Za-z0-9.]+/g)}"; filename*=UTF-8''${encodeURIComponent(fileName(name(locale), /[^\p{L}\p{N}.]+/gu))}`;
}

const fileName = (text: string, breaks: RegExp): string => `${text.replace(breaks, '-').replace(/^-|-$/g, '')}.pdf`;
