import { findCampaignWindow } from '#core/campaigns/campaign.ts';
import { pageWindows } from '#core/links/link.ts';
import { pageFolder } from '#core/links/page-schema.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import { formatLocalDay, formatLocalTime } from '../../../dated-content/local-time.ts';
import type { AuditedContent, Check, Finding } from '../../finding.ts';
import { intersection } from '../../window-math.ts';
import { writtenEdges } from '../../written-edges.ts';

/** Finds stages for which two places in content give different ends. */
export const stageEnds: Check = (content) => [...announcedEnds(content.site), ...copiedStages(content)];

/** Announcement banners that run longer than the stage they announce. */
function announcedEnds(site: Site): Finding[] {
  return Object.entries(site.pages).flatMap(([slug, { settings }]) =>
    editionCodes
      .filter((edition) => pageWindows(site, edition, slug).length > 0)
      .flatMap((edition) =>
        settings.sections.flatMap((section, index) =>
          bannersOf(section).flatMap(({ stage, until }, banner) =>
            (settings.campaigns ?? []).flatMap((campaign): Finding[] => {
              const ends = endsOf(site, edition, campaign, stage, until);
              if (!ends || !intersection(section.window ?? {}, { opens: ends.stage, closes: ends.until })) return [];
              const actual = `the stage ${stage} ends on ${formatLocalDay(ends.until - 1, edition)} here, but on ${formatLocalDay(ends.stage - 1, edition)} in the campaign ${campaign}`;
              const path = `sections.${index}.banners.${banner}.until`;
              return [
                {
                  check: 'conflicting-stage-ends',
                  severity: 'error',
                  file: `${pageFolder(slug)}/page.yaml`,
                  path,
                  edition,
                  instant: ends.stage,
                  slug,
                  actual,
                  fix: 'Give one end only: leave out until, or move the stage of the campaign.',
                },
              ];
            }),
          ),
        ),
      ),
  );
}

interface StageBanner {
  stage: string;
  until: string;
}

const bannersOf = (section: { kind: string; [key: string]: unknown }): StageBanner[] =>
  section.kind === 'promo-banners'
    ? (section.banners as (Omit<StageBanner, 'until'> & Partial<StageBanner>)[]).map(({ stage, until = stage }) => ({
        stage,
        until,
      }))
    : [];

function endsOf(
  site: Site,
  edition: EditionCode,
  id: string,
  stage: string,
  until: string,
): { stage: Instant; until: Instant } | undefined {
  const campaign = site.campaigns[id];
  const [stageWindow, untilWindow] = [
    campaign && findCampaignWindow(campaign, edition, stage),
    campaign && findCampaignWindow(campaign, edition, until),
  ];
  return stageWindow && untilWindow && stageWindow.closes !== untilWindow.closes
    ? { stage: stageWindow.closes, until: untilWindow.closes }
    : undefined;
}

/** Windows with typed times that open with a stage and close at another time. */
function copiedStages(content: AuditedContent): Finding[] {
  const { site } = content;
  const closingEdges = new Map(
    writtenEdges(content).flatMap((edge) =>
      edge.end === 'closes' && (edge.window.kind === 'banner' || edge.window.kind === 'promotion')
        ? [[edge.window.id, edge]]
        : [],
    ),
  );
  return [...closingEdges.values()].flatMap(({ file, path, edition, instant, window }) =>
    Object.entries(site.campaigns).flatMap(([id, campaign]): Finding[] => {
      const windows = [
        findCampaignWindow(campaign, edition),
        ...campaign.stages.map((stage) => findCampaignWindow(campaign, edition, stage.id)),
      ].filter((stageWindow) => stageWindow !== undefined);
      const matchingWindows = windows.filter(({ opens }) => opens === window.opens);
      const [stage] = matchingWindows;
      if (!stage || windows.some(({ closes }) => closes === instant)) return [];
      return [
        {
          check: 'conflicting-stage-ends',
          severity: 'error',
          file,
          path,
          edition,
          instant,
          slug: window.slug,
          actual: `${formatLocalTime(instant, edition)}, though it opens with a stage of ${id}, none of which closes then`,
          fix: `Name the campaign and its stage instead of times: { campaign: ${id}, stage: … }.`,
        },
      ];
    }),
  );
}
