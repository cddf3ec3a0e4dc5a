import { pageWindows } from '#core/links/link.ts';
import { pageFolder } from '#core/links/page-schema.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { formatLocalTime } from '../../../dated-content/local-time.ts';
import type { Check, Finding } from '../../finding.ts';

/** Finds countdowns that disappear, or change their target, before they reach it. */
export const countdownTargets: Check = ({ site }) =>
  Object.entries(site.pages).flatMap(([slug, { settings }]) =>
    settings.sections.some(({ kind }) => kind === 'sale-hero')
      ? editionCodes
          .filter((edition) => pageWindows(site, edition, slug).length > 0)
          .flatMap((edition) => brokenCountdowns(site, edition, slug))
      : [],
  );

function brokenCountdowns(site: Site, edition: EditionCode, slug: string): Finding[] {
  const findings: Finding[] = [];
  let running: Countdown | undefined;
  let instant: Instant | undefined = 0;
  while (instant !== undefined) {
    const resolution = resolvePage(site, { edition, slug }, instant);
    const current = 'page' in resolution ? countdownIn(resolution.page.sections) : undefined;
    if (running && running.to > instant && current?.to !== running.to)
      findings.push(findingOf(edition, slug, running, instant, current, site));
    running = current;
    instant = resolution.validUntil;
  }
  return findings;
}

interface Countdown {
  section: string;
  to: Instant;
}

function countdownIn(sections: readonly { id: string; kind: string; countdown?: unknown }[]): Countdown | undefined {
  const section = sections.find(({ countdown }) => countdown !== undefined);
  return section && { section: section.id, to: (section.countdown as Countdown).to };
}

function findingOf(
  edition: EditionCode,
  slug: string,
  { section, to }: Countdown,
  instant: Instant,
  replacement: Countdown | undefined,
  site: Site,
): Finding {
  const index = site.pages[slug]?.settings.sections.findIndex(({ id }) => id === section) ?? 0;
  const ending = replacement ? `is replaced by another to ${formatLocalTime(replacement.to, edition)}` : 'is gone';
  return {
    check: 'countdown-elsewhere',
    severity: 'error',
    file: `${pageFolder(slug)}/page.yaml`,
    path: `sections.${index}`,
    edition,
    instant,
    slug,
    actual: `a countdown to ${formatLocalTime(to, edition)} that ${ending} at ${formatLocalTime(instant, edition)}`,
    fix: 'Let page, section and campaign close together: the end that is counted down to is the end that comes.',
  };
}
