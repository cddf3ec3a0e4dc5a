import { useState } from 'react';
import { ActionButton } from '#ui/form/action-button.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { useMessages } from '#ui/messages.ts';
import styles from './sent-code.module.css';
import type { SentCode } from './stored-code.browser.ts';
import type { CodeRequest } from './use-code.browser.ts';
import { useSecondsUntil } from './use-seconds-until.browser.ts';

interface SentCodeNoteProps {
  sentCode: SentCode;
  /** The message must not reveal whether the address has an account. */
  hidesAccountExistence?: boolean | undefined;
}

const formatTime = (instant: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { hour: 'numeric', minute: '2-digit' }).format(instant);

/** Says where the code was sent, until when it is valid, and where else to look for it. */
export function SentCodeNote({ sentCode: { address, kind, validUntil }, hidesAccountExistence }: SentCodeNoteProps) {
  const { codes, format } = useMessages<'codes'>();
  const message = format(hidesAccountExistence ? codes.sentIfKnown : codes.sent, {
    address,
    time: formatTime(validUntil),
  });
  return (
    <div className={styles.sent} role="status" data-code-sent="">
      <p>{message}</p>
      {kind === 'email' && <p className="small">{codes.spam}</p>}
    </div>
  );
}

interface ResendCodeProps {
  code: Pick<CodeRequest, 'againAt' | 'request'>;
  sentCode: SentCode;
}

/** Sends another code to the same address once that is allowed. */
export function ResendCode({ code, sentCode }: ResendCodeProps) {
  const { codes, format } = useMessages<'codes'>();
  const [firstChallengeId] = useState(sentCode.challengeId);
  const seconds = useSecondsUntil(code.againAt);
  return (
    <div>
      <FormMessage tone="plain">{sentCode.challengeId !== firstChallengeId && codes.sentAgain}</FormMessage>
      <ActionButton run={() => code.request(sentCode.address)} waits={seconds > 0} quiet>
        {seconds > 0 ? format(codes.againIn, { seconds }) : codes.again}
      </ActionButton>
    </div>
  );
}
