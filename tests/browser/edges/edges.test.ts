import { whenPriceOpens } from './price-opens.ts';
import { whenSaleStageOpens } from './sale-stage-opens.ts';
import { whenTextBannerCloses } from './text-banner-closes.ts';

// Each waits for its edge on a site of its own: side by side, in one file, the wait costs once and leaves the other
// worker at work.
whenTextBannerCloses();
whenPriceOpens();
whenSaleStageOpens();
