import { drawSlug, findDrawDay, startOfDay } from '#core/campaigns/campaign.ts';
import { editionCodes } from '#core/place/editions.ts';
import { formatLocalDay } from '../../../dated-content/local-time.ts';
import type { Check } from '../../check.ts';
import type { Finding } from '../../finding.ts';

/** Finds draws whose results are due and not recorded, and results with another number of orders than prizes. */
export const drawResults: Check = ({ site, now }) =>
  Object.entries(site.campaigns).flatMap(([id, campaign]) =>
    editionCodes.flatMap((edition): Finding[] => {
      const day = findDrawDay(campaign, edition);
      if (day === undefined) return [];
      const due = startOfDay(day, edition);
      const orders = campaign.drawResults[edition];
      const { drawWinners: prizes = 1 } = campaign.values[edition] ?? {};
      const isRight = orders ? orders.length === prizes : now < due;
      if (isRight) return [];
      return [
        {
          check: 'draw-results',
          severity: 'warning',
          file: `campaigns/${id}.yaml`,
          path: orders ? `drawResults.${edition}` : `values.${edition}.drawDay`,
          edition,
          instant: due,
          slug: drawSlug(id),
          actual: orders
            ? `${orders.length} orders that won, for ${String(prizes)} prizes`
            : `the results of the draw are due on ${formatLocalDay(due, edition)}, and none are recorded`,
          fix: `Write the last four characters of each order that won: drawResults: { ${edition}: [07K2] }.`,
        },
      ];
    }),
  );
