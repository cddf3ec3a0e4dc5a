import type { SectionOf } from '#rules/sections/registry.ts';

type Login = SectionOf<'login'>;

/** What every step of the login is handed. */
export type LoginWords = Pick<Login, 'words' | 'forms' | 'codes' | 'faults'>;

export interface LoginFlowProps extends LoginWords, Pick<Login, 'heading' | 'agreement' | 'account'> {
  /** Id of the heading, by which the section is named. */
  headingId: string;
}

/** What every view of the login is handed. */
export type LoginViewProps = LoginWords & Pick<LoginFlowProps, 'headingId' | 'heading'>;
