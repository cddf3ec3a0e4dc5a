import type { PageFrame } from '#core/page-frame.ts';
import type { Section } from './sections.ts';

/** A resolved page: all that one edition may show of it at one instant, as serialisable data, and nothing else. */
export interface Page extends PageFrame {
  sections: Section[];
}
