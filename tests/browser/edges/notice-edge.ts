import { noticeState } from '#core/notices/notice-topic.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { createResolveContext } from '#core/resolve/resolve-context.ts';
import { Moment } from '#core/time/moment.ts';
import { noticeSubject } from '#main/accounts/notice-policy.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { realSite } from '../../support/site/real-site.ts';

/** An edge at which something happens that a page has offered to tell about. */
export interface NoticeEdge {
  edge: number;
  topic: string;
  /** The path of the page that offers it, before the edge. */
  path: string;
  /** The button on it. */
  button: string;
  /** Name of the product or sale. */
  subject: string;
}

/** The last such edge in an edition. Throws where there is none. */
export function lastNoticeEdge(edition: EditionCode): NoticeEdge {
  const edges = [...productEdges(edition), ...saleEdges(edition)].toSorted((one, other) => other.edge - one.edge);
  for (const { edge, topic } of edges) {
    const offered = offeredBefore(edition, edge, topic);
    if (offered) return { edge, topic, ...offered };
  }
  throw new Error(`no page of ${edition} has ever offered to tell about something`);
}

function productEdges(edition: EditionCode): { edge: number; topic: string }[] {
  return Object.entries(realSite.offers[edition]).flatMap(([id, { life }]) =>
    life.flatMap(({ from }) =>
      from === undefined ? [] : ['orderable', 'onSale'].map((kind) => ({ edge: from, topic: `${kind}:${id}` })),
    ),
  );
}

function saleEdges(edition: EditionCode): { edge: number; topic: string }[] {
  return Object.entries(realSite.campaigns).flatMap(([id, { stages }]) =>
    stages.flatMap(({ id: stage, windows }) =>
      windows[edition] ? [{ edge: windows[edition].opens, topic: `sale:${id}:${stage}` }] : [],
    ),
  );
}

function offeredBefore(
  edition: EditionCode,
  edge: number,
  topic: string,
): Omit<NoticeEdge, 'edge' | 'topic'> | undefined {
  const subjectAt = (instant: number) =>
    noticeSubject(createResolveContext(realSite, edition, new Moment(instant)), topic);
  const [before, after] = [subjectAt(edge - 1), subjectAt(edge)];
  if (!before || !after) return undefined;
  const button = buttonAt(edition, before.slug, edge - 1, topic);
  if (button === undefined || noticeState(realSite, edition, topic, new Moment(edge)) !== 'due') return undefined;
  return { path: pagePath({ edition, slug: before.slug }), button, subject: after.name };
}

function buttonAt(edition: EditionCode, slug: string, instant: number, topic: string): string | undefined {
  const resolution = resolvePage(realSite, { edition, slug }, instant);
  if (!('page' in resolution)) return undefined;
  for (const section of resolution.page.sections)
    if ('notice' in section && typeof section.notice === 'object' && section.notice.topic === topic)
      return resolution.page.messages.notices[section.notice.kind];
  return undefined;
}
