import type { Profile } from '#browser/session/session.ts';
import type { AccountValue } from './account.ts';

type Account = AccountValue;
export type AccountTexts = Account['words'];

/** What every part of the page needs: texts while it loads, and after that has failed. */
export interface CommonWords {
  sending: string;
  failed: string;
  notLoaded: string;
  retry: string;
  cancel: string;
}

/** Props of the island with the settings. */
export interface SettingsWords extends Pick<Account, 'forms' | 'codes' | 'errorTexts'> {
  words: Pick<AccountTexts, 'profile' | 'newsletter' | 'password' | 'data' | 'remove' | 'cancel'>;
  common: CommonWords;
}

/** Props of every part of the settings. */
export type SettingsPartProps = SettingsWords & { profile: Profile };

/** Props of the island with Credits and codes. */
export interface RewardsWords extends Pick<Account, 'credits' | 'codeCard' | 'edition'> {
  words: AccountTexts['rewards'];
  common: CommonWords;
}
