import type { Site } from '#core/site.ts';
import type { RawContent } from './content-reader.ts';
import type { WordSources } from './loaders/site-pages.ts';
import type { AcceptedFinding } from './schemas/accepted-finding-schema.ts';

export interface SiteContent {
  site: Site;
  sources: WordSources;
  raw: RawContent;
  /** Findings of the content audit that are accepted as they are. */
  accepted: readonly AcceptedFinding[];
}
