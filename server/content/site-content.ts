import type { AcceptedFinding } from '#core/findings/accepted-finding-schema.ts';
import type { Site } from '#core/site.ts';
import type { RawContent } from './content-reader.ts';
import type { WordSources } from './loaders/site-pages.ts';

export interface SiteContent {
  site: Site;
  sources: WordSources;
  raw: RawContent;
  /** Findings of the content audit that are accepted as they are. */
  accepted: readonly AcceptedFinding[];
}
