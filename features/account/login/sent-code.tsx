import { useState } from 'react';
import type { CodeWords } from '#core/messages/form-words.ts';
import { fillPlaceholders } from '#ui/fill-placeholders.ts';
import { ActionButton } from '#ui/form/action-button.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import styles from './sent-code.module.css';
import type { SentCode } from './stored-code.browser.ts';
import type { CodeRequest } from './use-code.browser.ts';
import { useSecondsUntil } from './use-seconds-until.browser.ts';

interface SentCodeNoteProps {
  sentCode: SentCode;
  words: CodeWords;
  /** The message must not reveal whether the address has an account. */
  hidesAccountExistence?: boolean | undefined;
}

const formatTime = (instant: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { hour: 'numeric', minute: '2-digit' }).format(instant);

/** Says where the code was sent, until when it is valid, and where else to look for it. */
export function SentCodeNote({
  sentCode: { address, kind, validUntil },
  words,
  hidesAccountExistence,
}: SentCodeNoteProps) {
  const message = fillPlaceholders(hidesAccountExistence ? words.sentIfKnown : words.sent, {
    address,
    time: formatTime(validUntil),
  });
  return (
    <div className={styles.sent} role="status" data-code-sent="">
      <p>{message}</p>
      {kind === 'email' && <p className="small">{words.spam}</p>}
    </div>
  );
}

interface ResendCodeProps {
  code: Pick<CodeRequest, 'againAt' | 'request'>;
  sentCode: SentCode;
  words: CodeWords;
}

/** Sends another code to the same address once that is allowed. */
export function ResendCode({ code, sentCode, words }: ResendCodeProps) {
  const [firstChallengeId] = useState(sentCode.challengeId);
  const seconds = useSecondsUntil(code.againAt);
  return (
    <div>
      <FormMessage tone="plain">{sentCode.challengeId !== firstChallengeId && words.sentAgain}</FormMessage>
      <ActionButton run={() => code.request(sentCode.address)} waits={seconds > 0} quiet>
        {seconds > 0 ? fillPlaceholders(words.againIn, { seconds: String(seconds) }) : words.again}
      </ActionButton>
    </div>
  );
}
