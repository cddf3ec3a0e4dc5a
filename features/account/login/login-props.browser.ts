import type { LoginValue } from './login.ts';

type Login = LoginValue;

/** Words of every step of the login. */
export type LoginWords = Pick<Login, 'words' | 'creditsWorth'>;

export interface LoginFlowProps extends LoginWords, Pick<Login, 'heading' | 'agreement' | 'consents' | 'account'> {
  /** Id of the section's heading. */
  headingId: string;
}

/** Props of every view of the login. */
export type LoginViewProps = LoginWords & Pick<LoginFlowProps, 'headingId' | 'heading'>;
