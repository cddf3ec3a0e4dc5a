import { slugOfCampaign } from '#core/dated/dated-window.ts';
import { editionCodes } from '#core/place/editions.ts';
import { formatLocalTime, localTime } from '../../../dated-content/local-time.ts';
import type { Check } from '../../check.ts';
import type { Finding } from '../../finding.ts';

/** Finds gaps between two stages of a campaign: its page is open then, but its stage prices do not apply. */
export const stageGaps: Check = ({ site }) =>
  Object.entries(site.campaigns).flatMap(([id, { stages }]) =>
    editionCodes.flatMap((edition) => {
      const editionStages = stages.flatMap((stage, index) =>
        stage.windows[edition] ? [{ ...stage.windows[edition], id: stage.id, index }] : [],
      );
      return editionStages.slice(1).flatMap((stage, position): Finding[] => {
        const before = editionStages[position];
        if (!before || before.closes >= stage.opens) return [];
        const [from, to] = [localTime(before.closes, edition), localTime(stage.opens, edition)];
        const isNight = from.hour === 0 && from.toPlainDate().equals(to.toPlainDate());
        return [
          {
            check: isNight ? 'stage-night' : 'stage-gap',
            severity: 'error',
            file: `campaigns/${id}.yaml`,
            path: `stages.${stage.index}.windows.${edition}.opens`,
            edition,
            instant: before.closes,
            slug: slugOfCampaign(site, edition, id),
            actual: `no stage from ${formatLocalTime(before.closes, edition)}, when ${before.id} closes, to ${formatLocalTime(stage.opens, edition)}, when ${stage.id} opens`,
            fix: 'Let the stage open when the one before it closes, unless the pause is meant.',
          },
        ];
      });
    }),
  );
