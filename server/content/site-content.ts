import type { AcceptedFinding } from '#core/findings/accepted-finding-schema.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import { ContentError, type ContentIssue } from './content-error.ts';
import type { RawContent } from './content-reader.ts';
import type { ContentGaps } from './gaps/content-gaps.ts';
import type { WordSources } from './loaders/site-pages.ts';
import type { PageShapes } from './rendered/page-shapes.ts';

export interface SiteContent {
  site: Site;
  sources: WordSources;
  raw: RawContent;
  /** Findings of the content audit that are accepted as they are. */
  accepted: readonly AcceptedFinding[];
  /** The shapes of all pages, if they were resolved: not if `isVerified`. */
  shapes: PageShapes;
}

/** Content with issues, as far as it can be used: with gaps, and with stand-ins for files that cannot be read. */
export interface ProvisionalContent extends SiteContent {
  gaps: ContentGaps;
  /** Editions that have the region, offers or messages of another one. */
  standInEditions: ReadonlySet<EditionCode>;
}

/** Thrown if enough of the content can be read for the content audit to run on it. */
export class ProvisionalContentError extends ContentError {
  readonly provisional: ProvisionalContent;

  constructor(issues: ContentIssue[], provisional: ProvisionalContent) {
    super(issues);
    this.provisional = provisional;
  }
}
