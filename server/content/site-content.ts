import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import type { RawContent } from './content-reader.ts';
import type { WordSources } from './loaders/site-pages.ts';
import type { AcceptedFinding } from './schemas/accepted-finding-schema.ts';

export interface SiteContent {
  site: Site;
  sources: WordSources;
  /**
   * Files as written, before validation: with the zones of wall times, and without defaults. Named from the content's
   * folder.
   */
  raw: RawContent;
  accepted: readonly AcceptedFinding[];
  /** Pages are checked from this instant on; undefined: from the beginning. */
  since?: Instant | undefined;
}
