import { logOut } from '#browser/session/session.ts';
import type { Profile } from '#browser/session/stored-session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ActionButton } from '#ui/form/action-button.tsx';
import { useMessages } from '#ui/messages.ts';
import type { LoginViewProps } from './login-props.browser.ts';
import { LoginStep } from './login-step.tsx';

interface AlreadyLoggedInProps extends LoginViewProps {
  /** Undefined if it could not be fetched. */
  profile: Profile | undefined;
  account: string;
  /** The page that the visitor came from. */
  onward: string | undefined;
}

/** Shown to visitors who are logged in already, with links onward and a logout button. */
export function AlreadyLoggedIn({ headingId, words: { already }, profile, account, onward }: AlreadyLoggedInProps) {
  const { account: messages, format } = useMessages<'account.loggedInAs'>();
  const name = profile?.email ?? profile?.phone;
  return (
    <LoginStep headingId={headingId} heading={already.heading}>
      {name && <p className="lead">{format(messages.loggedInAs, { name })}</p>}
      <div className="actions" data-logged-in="">
        <ButtonLink href={onward ?? account}>{onward ? already.onward : already.account}</ButtonLink>
        {onward && <a href={account}>{already.account}</a>}
      </div>
      <ActionButton run={logOut} quiet>
        {already.leave}
      </ActionButton>
    </LoginStep>
  );
}
