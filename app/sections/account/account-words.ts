import type { SectionOf } from '#rules/sections/registry.ts';
import type { Profile } from '../../session/session.ts';

export interface AccountWords
  extends Pick<
    SectionOf<'account'>,
    'words' | 'forms' | 'codes' | 'errorTexts' | 'heading' | 'hrefs' | 'products' | 'credits' | 'codeCard' | 'edition'
  > {
  /** Id of the section's heading. */
  headingId: string;
}

/** Props of every part of the account page. */
export type AccountPartProps = AccountWords & { profile: Profile };
