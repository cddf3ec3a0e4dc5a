import type { Check } from './check.ts';
import { altTexts } from './checks/assets/alt-texts.ts';
import { brokenAnchors } from './checks/assets/broken-anchors.ts';
import { missingVoices } from './checks/assets/missing-voices.ts';
import { smallPictures } from './checks/assets/small-pictures.ts';
import { unusedContent } from './checks/assets/unused-content.ts';
import { demonstration, lawDuties } from './checks/law/law-duties.ts';
import { lifeBetweenEditions, lifeOfEdition } from './checks/lives/life-stages.ts';
import { preSaleTerms } from './checks/lives/pre-sale-terms.ts';
import { bundlePrices } from './checks/prices/bundle-prices.ts';
import { impossibleOffers } from './checks/prices/impossible-offers.ts';
import { priceMagnitudes } from './checks/prices/price-magnitudes.ts';
import { referencePrices } from './checks/prices/reference-prices.ts';
import { typedPrices } from './checks/prices/typed-prices.ts';
import { missingPower } from './checks/products/missing-power.ts';
import { closedPages } from './checks/windows/closed-pages.ts';
import { countdownTargets } from './checks/windows/countdown-targets.ts';
import { drawResults } from './checks/windows/draw-results.ts';
import { soldOutLinks } from './checks/windows/sold-out-links.ts';
import { stageEnds } from './checks/windows/stage-ends.ts';
import { stageGaps } from './checks/windows/stage-gaps.ts';
import { clockChangeDays, inclusiveEnds, oddHours, pastWindows } from './checks/windows/written-times.ts';
import { avoidedTerms } from './checks/words/avoided-terms.ts';
import { headWords } from './checks/words/head-words.ts';
import { loneFullStops } from './checks/words/lone-full-stops.ts';
import { productNames } from './checks/words/product-names.ts';
import { typedDates } from './checks/words/typed-dates.ts';
import { untranslated } from './checks/words/untranslated.ts';

export const checks: readonly Check[] = [
  avoidedTerms,
  bundlePrices,
  clockChangeDays,
  closedPages,
  countdownTargets,
  demonstration,
  drawResults,
  headWords,
  impossibleOffers,
  inclusiveEnds,
  lawDuties,
  lifeBetweenEditions,
  lifeOfEdition,
  loneFullStops,
  brokenAnchors,
  missingPower,
  missingVoices,
  oddHours,
  pastWindows,
  altTexts,
  preSaleTerms,
  priceMagnitudes,
  productNames,
  referencePrices,
  smallPictures,
  soldOutLinks,
  stageEnds,
  stageGaps,
  typedDates,
  typedPrices,
  untranslated,
  unusedContent,
];
