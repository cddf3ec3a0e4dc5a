import { whenPriceOpens } from './price-opens.ts';
import { whenSaleStageOpens } from './sale-stage-opens.ts';
import { whenTextBannerCloses } from './text-banner-closes.ts';

// Each suite waits for its edge on a site of its own. In one file they wait side by side, and the other worker stays
// free.
whenTextBannerCloses();
whenPriceOpens();
whenSaleStageOpens();
