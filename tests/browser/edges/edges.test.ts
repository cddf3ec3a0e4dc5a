import { whenProductIsAnnounced } from './announcement-cases.ts';
import { whenTextBannerCloses } from './banner-closes-cases.ts';
import { whenNoticeIsDue } from './notice-cases.ts';
import { whenSaleStageOpens } from './sale-stage-opens-cases.ts';
import { settingsBeforeEdge } from './settings-before-edge.ts';

// Each suite waits for its edge on a site of its own. In one file they wait side by side, and the other worker stays
// free.
whenTextBannerCloses();
whenProductIsAnnounced();
whenSaleStageOpens();
whenNoticeIsDue('us', settingsBeforeEdge);
