import { createHash } from 'node:crypto';
import { isPageOpen, pageSlugs } from '#core/links/link.ts';
import { parseClipPath, parseManualPath, parseMediaPath } from '#core/media/media-address.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { parsePath } from '#core/place/place.ts';
import type { Site } from '#core/site.ts';
import { formatInstant, type Instant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import type { Page } from '#pages/page.ts';
import { type Resolution, resolvePage } from '#pages/resolve-page.ts';
import { documentChecks, documentIssues } from '../documents/document-issues.ts';

/** A slug that no edition has. */
const missingSlug = 'nowhere';
const second = 1000;

/** Errors by check. Each line says where and when an error was first found. */
export type MatrixErrors = Record<(typeof matrixChecks)[number], string[]>;
export const matrixChecks = ['crashes', 'edges', ...documentChecks] as const;

export interface MatrixRun {
  errors: MatrixErrors;
  /** Number of resolutions, and of different pages among them, which were all rendered. */
  resolved: number;
  rendered: number;
}

/** The part of an edition that is checked; without a sample, all of it. */
export interface MatrixSample {
  slugs: readonly string[];
  from: Instant;
  /** The number of edges of each page to check after `from`. */
  edges: number;
}

/** Resolves pages of an edition just before, at and after each of their edges, and renders each different page. */
export async function runMatrix(
  site: Site,
  edition: EditionCode,
  render: (page: Page) => Promise<string>,
  sample: MatrixSample = { slugs: [...pageSlugs(site), missingSlug], from: 0, edges: Number.POSITIVE_INFINITY },
): Promise<MatrixRun> {
  const errorsByCheck = Object.fromEntries(matrixChecks.map((check) => [check, []])) as unknown as MatrixErrors;
  const rendered = new Set<string>();
  let resolved = 0;

  for (const slug of sample.slugs) {
    const place = { edition, slug };
    const report: Report = (check, instant, problem) =>
      void errorsByCheck[check].push(`/${slug} at ${formatInstant(instant)}: ${problem}`);
    const inspect = async (instant: Instant): Promise<Inspection> => {
      resolved += 1;
      const resolution = resolvePage(site, place, instant);
      const hash = fingerprintOf(resolution);
      const page = pageIn(resolution);
      if (page && !rendered.has(hash)) {
        rendered.add(hash);
        const html = await render(page);
        for (const [check, problem] of documentIssues(page, html, createLinkCheck(site, page)))
          report(check, instant, problem);
      }
      return { fingerprint: hash, validUntil: resolution.validUntil };
    };
    await inspectEdges(inspect, report, sample);
  }
  return { errors: errorsByCheck, resolved, rendered: rendered.size };
}

interface Inspection {
  /** Equal for two resolutions that show the same. */
  fingerprint: string;
  validUntil: Instant | undefined;
}

type Report = (check: keyof MatrixErrors, instant: Instant, problem: string) => void;

/** Goes from edge to edge. Nothing may change between two of them. */
async function inspectEdges(
  inspect: (instant: Instant) => Promise<Inspection>,
  report: Report,
  { from, edges }: MatrixSample,
): Promise<void> {
  let edge: Instant | undefined = from;
  let previous: Inspection | undefined;
  try {
    for (let edgeCount = 0; edge !== undefined && edgeCount <= edges; edgeCount += 1) {
      const beforeEdge: Inspection | undefined = previous && (await inspect(edge - 1));
      if (previous?.fingerprint !== beforeEdge?.fingerprint) report('edges', edge - 1, 'it changed before its edge');
      const atEdge = await inspect(edge);
      const isShort = atEdge.validUntil !== undefined && atEdge.validUntil <= edge + second;
      if (!isShort && (await inspect(edge + second)).fingerprint !== atEdge.fingerprint)
        report('edges', edge + second, 'it changed after its edge');
      previous = atEdge;
      edge = atEdge.validUntil;
    }
  } catch (error) {
    report('crashes', edge ?? 0, (error as Error).message);
  }
}

const pageIn = (resolution: Resolution): Page | undefined =>
  'page' in resolution ? resolution.page : 'notFound' in resolution ? resolution.notFound : undefined;

function fingerprintOf(resolution: Resolution): string {
  const page = pageIn(resolution);
  const visiblePart = page ? { ...page, instant: 0, validUntil: 0 } : { ...resolution, validUntil: 0 };
  return createHash('sha1').update(JSON.stringify(visiblePart)).digest('base64');
}

/**
 * Creates a check that an address of the site leads to a page, at the first and last moment of the page that links to
 * it.
 */
function createLinkCheck(site: Site, { instant, validUntil }: Page): (address: string) => boolean {
  const siteOrigins = [site.origins.main, site.origins.cn];
  const moments = [instant, ...(validUntil === undefined ? [] : [validUntil - 1])].map(
    (momentInstant) => new Moment(momentInstant),
  );
  return (address) => {
    const { origin, pathname } = new URL(address);
    const isData =
      pathname.startsWith('/ssr/') ||
      pathname.endsWith('/feed.xml') ||
      [parseMediaPath, parseClipPath, parseManualPath].some((parse) => parse(pathname));
    if (!siteOrigins.includes(origin) || isData) return true;
    const parsed = parsePath(pathname);
    return (
      'place' in parsed && moments.every((moment) => isPageOpen(site, parsed.place.edition, parsed.place.slug, moment))
    );
  };
}
