import { findCampaignWindow } from '#core/campaigns/campaign.ts';
import { pageWindows } from '#core/links/link.ts';
import { pageFolder } from '#core/links/page-schema.ts';
import { editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import { formatLocalDay, formatLocalTime } from '../../../dated-content/local-time.ts';
import type { AuditedContent, Check } from '../../check.ts';
import type { Finding } from '../../finding.ts';
import { intersection } from '../../window-math.ts';
import { findingAt, writtenEdges } from '../../written-edges.ts';

/** Finds stages for which two places in content give different ends. */
export const stageEnds: Check = (content) => [...announcedEnds(content.site), ...copiedStages(content)];

function announcedEnds(site: Site): Finding[] {
  const findings: Finding[] = [];
  for (const { slug, campaign: id, section, index } of announcingSections(site)) {
    const { banners } = section as unknown as { banners: { stage: string; until?: string }[] };
    for (const [banner, { stage, until = stage }] of banners.entries()) {
      for (const edition of editionCodes.filter((code) => pageWindows(site, code, slug).length > 0)) {
        const campaign = site.campaigns[id];
        const [own, last] = [stage, until].map((one) => campaign && findCampaignWindow(campaign, edition, one)?.closes);
        if (own === undefined || last === undefined || own === last) continue;
        if (!intersection(section.window ?? {}, { opens: own, closes: last })) continue;
        findings.push({
          check: 'conflicting-stage-ends',
          severity: 'error',
          file: `${pageFolder(slug)}/page.yaml`,
          path: `sections.${index}.banners.${banner}.until`,
          edition,
          instant: own,
          slug,
          actual: `the stage ${stage} ends on ${formatLocalDay(last - 1, edition)} here, but on ${formatLocalDay(own - 1, edition)} in the campaign ${id}`,
          fix: 'Give one end only: leave out until, or move the stage of the campaign.',
        });
      }
    }
  }
  return findings;
}

const announcingSections = (site: Site) =>
  Object.entries(site.pages).flatMap(([slug, { settings }]) =>
    [...settings.sections.entries()]
      .filter(([, { kind }]) => kind === 'promo-banners')
      .flatMap(([index, section]) =>
        (settings.campaigns ?? []).map((campaign) => ({ slug, campaign, index, section })),
      ),
  );

function copiedStages(content: AuditedContent): Finding[] {
  const typedEnds = writtenEdges(content).filter(
    ({ end, window }) => end === 'closes' && (window.kind === 'banner' || window.kind === 'promotion'),
  );
  return typedEnds.flatMap((edge) =>
    Object.entries(content.site.campaigns).flatMap(([id, campaign]): Finding[] => {
      const { edition, instant, window } = edge;
      const windows = [undefined, ...campaign.stages.map((stage) => stage.id)].flatMap(
        (stage) => findCampaignWindow(campaign, edition, stage) ?? [],
      );
      const opensWithStage = windows.some(({ opens }) => opens === window.opens);
      if (!opensWithStage || windows.some(({ closes }) => closes === instant)) return [];
      return [
        findingAt(edge, {
          check: 'conflicting-stage-ends',
          severity: 'error',
          actual: `${formatLocalTime(instant, edition)}, though it opens with a stage of ${id}, none of which closes then`,
          fix: `Name the campaign and its stage instead of times: { campaign: ${id}, stage: … }.`,
        }),
      ];
    }),
  );
}
