import { editionCodes } from '#core/place/editions.ts';
import { isSelling, lifeWindows } from '#core/products/life.ts';
import { formatLocalTime } from '../../../dated-content/local-time.ts';
import type { Check } from '../../finding.ts';
import { offerFindings } from '../../offer-findings.ts';

/** The longest time between the announcements of a product in two editions: launches follow the working day. */
const launchDay = 24 * 60 * 60 * 1000;

/** Finds products that one edition sells while another, which sells them too, has not announced them. */
export const lifeBetweenEditions: Check = (content) =>
  offerFindings(content, ({ life }, edition, id) => {
    const announced = life[0]?.from;
    if (announced === undefined) return [];
    const earlier = editionCodes.filter((other) => {
      const sold = lifeWindows(content.site.offers[other][id]?.life ?? []).find(isSelling);
      return sold !== undefined && (sold.opens ?? Number.NEGATIVE_INFINITY) < announced - launchDay;
    });
    if (earlier.length === 0) return [];
    return [
      {
        check: 'life-between-editions',
        severity: 'error',
        path: 'life.0.from',
        instant: announced - 1,
        actual: `hidden until ${formatLocalTime(announced, edition)}, while ${earlier.join(', ')} sold it before`,
        fix: 'Announce it in all editions on one day, or accept this with the reason.',
      },
    ];
  });
