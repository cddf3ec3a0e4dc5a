import type { SectionOf } from '#rules/sections/registry.ts';
import type { Profile } from '../../session/session.ts';

export interface AccountWords
  extends Pick<SectionOf<'account'>, 'words' | 'forms' | 'codes' | 'faults' | 'heading' | 'hrefs' | 'products'> {
  /** Id of the heading, by which the section is named. */
  headingId: string;
}

/** What every part of the account is handed. */
export type AccountPartProps = AccountWords & { profile: Profile };
