import { whenProductIsAnnounced } from './announcement-cases.ts';
import { whenSaleStageOpens } from './sale-stage-opens-cases.ts';
import { whenTextBannerCloses } from './text-banner-closes-cases.ts';

// Each suite waits for its edge on a site of its own. In one file they wait side by side, and the other worker stays
// free.
whenTextBannerCloses();
whenProductIsAnnounced();
whenSaleStageOpens();
