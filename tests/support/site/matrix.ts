import { createHash } from 'node:crypto';
import type { Resolution } from '#rules/page/page.ts';
import { resolvePage } from '#rules/page/page.ts';
import type { Page } from '#rules/page/page-value.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import { parseClipPath, parseManualPath, parseMediaPath } from '#rules/place/media-address.ts';
import { parsePath } from '#rules/place/place.ts';
import { isLive } from '#rules/site/link.ts';
import type { Site } from '#rules/site/site.ts';
import type { Instant } from '#rules/time/instant.ts';
import { formatInstant } from '#rules/time/instant.ts';
import { Moment } from '#rules/time/moment.ts';
import { documentChecks, documentFaults } from '../documents/document-faults.ts';

/** A slug that no edition has. */
const nowhere = 'nowhere';
const second = 1000;

/** Errors by check. Each line says where and when an error was first found. */
export type MatrixFaults = Record<(typeof matrixChecks)[number], string[]>;
export const matrixChecks = ['crashes', 'edges', ...documentChecks] as const;

export interface MatrixRun {
  faults: MatrixFaults;
  /** Number of resolutions, and of different pages among them, which were all rendered. */
  resolved: number;
  rendered: number;
}

/** Which part of an edition is checked; without a sample, all of it. */
export interface MatrixSample {
  slugs: readonly string[];
  from: Instant;
  /** How many edges of each page to check after `from`. */
  edges: number;
}

/** Resolves pages of an edition just before, at and after each of their edges, and renders each different page. */
export async function runMatrix(
  site: Site,
  edition: EditionCode,
  render: (page: Page) => Promise<string>,
  sample: MatrixSample = { slugs: [...Object.keys(site.pages), nowhere], from: 0, edges: Number.POSITIVE_INFINITY },
): Promise<MatrixRun> {
  const faults = Object.fromEntries(matrixChecks.map((check) => [check, []])) as unknown as MatrixFaults;
  const rendered = new Set<string>();
  let resolved = 0;

  for (const slug of sample.slugs) {
    const place = { edition, slug };
    const note: Note = (check, instant, fault) =>
      void faults[check].push(`/${slug} at ${formatInstant(instant)}: ${fault}`);
    const look = async (instant: Instant): Promise<Look> => {
      resolved += 1;
      const resolution = resolvePage(site, place, instant);
      const print = printOf(resolution);
      const page = pageIn(resolution);
      if (page && !rendered.has(print)) {
        rendered.add(print);
        const html = await render(page);
        for (const [check, fault] of documentFaults(page, html, leadsSomewhere(site, page)))
          note(check, instant, fault);
      }
      return { print, validUntil: resolution.validUntil };
    };
    await walk(look, note, sample);
  }
  return { faults, resolved, rendered: rendered.size };
}

interface Look {
  /** Equal for two resolutions that show the same. */
  print: string;
  validUntil: Instant | undefined;
}

type Note = (check: keyof MatrixFaults, instant: Instant, fault: string) => void;

/** Goes from edge to edge. Nothing may change between two of them. */
async function walk(
  look: (instant: Instant) => Promise<Look>,
  note: Note,
  { from, edges }: MatrixSample,
): Promise<void> {
  let edge: Instant | undefined = from;
  let before: Look | undefined;
  try {
    for (let walked = 0; edge !== undefined && walked <= edges; walked += 1) {
      const last: Look | undefined = before && (await look(edge - 1));
      if (before?.print !== last?.print) note('edges', edge - 1, 'it changed before its edge');
      const at = await look(edge);
      const isShort = at.validUntil !== undefined && at.validUntil <= edge + second;
      if (!isShort && (await look(edge + second)).print !== at.print)
        note('edges', edge + second, 'it changed after its edge');
      before = at;
      edge = at.validUntil;
    }
  } catch (error) {
    note('crashes', edge ?? 0, (error as Error).message);
  }
}

const pageIn = (resolution: Resolution): Page | undefined =>
  'page' in resolution ? resolution.page : 'missing' in resolution ? resolution.missing : undefined;

function printOf(resolution: Resolution): string {
  const page = pageIn(resolution);
  const shown = page ? { ...page, instant: 0, validUntil: 0 } : { ...resolution, validUntil: 0 };
  return createHash('sha1').update(JSON.stringify(shown)).digest('base64');
}

/** Whether an address of the site leads to a page, at the first and last moment of the page that links to it. */
function leadsSomewhere(site: Site, { instant, validUntil }: Page): (address: string) => boolean {
  const ours = [site.origins.main, site.origins.cn];
  const moments = [instant, ...(validUntil === undefined ? [] : [validUntil - 1])].map((when) => new Moment(when));
  return (address) => {
    const { origin, pathname } = new URL(address);
    const isData =
      pathname.startsWith('/ssr/') ||
      pathname.endsWith('/feed.xml') ||
      [parseMediaPath, parseClipPath, parseManualPath].some((parse) => parse(pathname));
    if (!ours.includes(origin) || isData) return true;
    const parsed = parsePath(pathname);
    return (
      'place' in parsed && moments.every((moment) => isLive(site, parsed.place.edition, parsed.place.slug, moment))
    );
  };
}
