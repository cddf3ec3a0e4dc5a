import { bundlePrices } from './checks/bundle-prices.ts';
import { closedPages } from './checks/closed-pages.ts';
import { countdownTargets } from './checks/countdown-targets.ts';
import { clockChangeDays, inclusiveEnds, oddHours } from './checks/edge-hours.ts';
import { glossaryTerms } from './checks/glossary-terms.ts';
import { headWords } from './checks/head-words.ts';
import { impossibleOffers } from './checks/impossible-offers.ts';
import { leakedWordsCheck } from './checks/leaked-words.ts';
import { loneFullStops } from './checks/lone-full-stops.ts';
import { lostAnchors } from './checks/lost-anchors.ts';
import { pastWindows } from './checks/past-windows.ts';
import { pictureWords } from './checks/picture-words.ts';
import { priceMagnitudes } from './checks/price-magnitudes.ts';
import { productNames } from './checks/product-names.ts';
import { smallPictures } from './checks/small-pictures.ts';
import { soldOutLinks } from './checks/sold-out-links.ts';
import { stageEnds } from './checks/stage-ends.ts';
import { stageGaps } from './checks/stage-gaps.ts';
import { typedPrices } from './checks/typed-prices.ts';
import { untranslated } from './checks/untranslated.ts';
import { unusedContent } from './checks/unused-content.ts';
import { wrongMarks } from './checks/wrong-marks.ts';
import type { Check } from './finding.ts';

/** Every check. The order does not matter: the list is sorted. */
export const checks: readonly Check[] = [
  bundlePrices,
  clockChangeDays,
  closedPages,
  countdownTargets,
  glossaryTerms,
  headWords,
  impossibleOffers,
  inclusiveEnds,
  leakedWordsCheck,
  loneFullStops,
  lostAnchors,
  oddHours,
  pastWindows,
  pictureWords,
  priceMagnitudes,
  productNames,
  smallPictures,
  soldOutLinks,
  stageEnds,
  stageGaps,
  typedPrices,
  untranslated,
  unusedContent,
  wrongMarks,
];
