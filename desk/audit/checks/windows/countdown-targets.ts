import { pageFolder } from '#core/links/page-schema.ts';
import type { Instant } from '#core/time/instant.ts';
import { type ResolvedPage, resolveEveryPage } from '#pages/every-page.ts';
import { formatLocalTime } from '../../../dated-content/local-time.ts';
import type { Check } from '../../check.ts';
import type { Finding } from '../../finding.ts';

/** Finds countdowns that disappear, or change their target, before they reach it. */
export const countdownTargets: Check = (content) => {
  const { pages } = resolveEveryPage(content);
  return pages.flatMap((resolved, index): Finding[] => {
    const { edition, slug, page } = resolved;
    const [countdown, edge] = [findCountdown(resolved), page.validUntil];
    if (!countdown || edge === undefined || countdown.to <= edge) return [];
    const next = pages[index + 1];
    const isSamePage = next?.edition === edition && next.slug === slug && next.from === edge;
    const replacement = isSamePage ? findCountdown(next) : undefined;
    if (replacement?.to === countdown.to) return [];
    const sections = content.site.pages[slug]?.settings.sections ?? [];
    const ending = replacement ? `is replaced by another to ${formatLocalTime(replacement.to, edition)}` : 'is gone';
    return [
      {
        check: 'countdown-elsewhere',
        severity: 'error',
        file: `${pageFolder(slug)}/page.yaml`,
        path: `sections.${sections.findIndex(({ id }) => id === countdown.section)}`,
        edition,
        instant: edge,
        slug,
        actual: `a countdown to ${formatLocalTime(countdown.to, edition)} that ${ending} at ${formatLocalTime(edge, edition)}`,
        fix: 'Let page, section and campaign close together: the end that is counted down to is the end that comes.',
      },
    ];
  });
};

function findCountdown({ page }: ResolvedPage): { section: string; to: Instant } | undefined {
  const hero = page.sections.find((section) => section.kind === 'sale-hero');
  return hero?.countdown && { section: hero.id, to: hero.countdown.to };
}
