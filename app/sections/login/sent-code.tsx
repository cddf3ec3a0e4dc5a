import { useState } from 'react';
import type { CodeWords, FormWords } from '#rules/context/form-words.ts';
import { fillWords } from '../../ui/fill-words.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormMessage } from '../../ui/form/form-message.tsx';
import type { SentCode } from './kept-code.ts';
import styles from './sent-code.module.css';
import type { CodeRequest } from './use-code.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

interface SentCodeNoteProps {
  sent: SentCode;
  words: CodeWords;
  /** The message must not reveal whether the address has an account. */
  hidesWhetherKnown?: boolean | undefined;
}

const timeOf = (instant: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { hour: 'numeric', minute: '2-digit' }).format(instant);

/** Says where the code was sent, until when it is valid, and where else to look for it. */
export function SentCodeNote({ sent: { address, kind, validUntil }, words, hidesWhetherKnown }: SentCodeNoteProps) {
  const told = fillWords(hidesWhetherKnown ? words.sentIfKnown : words.sent, { address, time: timeOf(validUntil) });
  return (
    <div className={styles.sent} role="status" data-code-sent="">
      <p>{told}</p>
      {kind === 'email' && <p className="small">{words.spam}</p>}
    </div>
  );
}

interface CodeAgainProps {
  code: Pick<CodeRequest, 'againAt' | 'request'>;
  sent: SentCode;
  words: CodeWords;
  forms: FormWords;
}

/** Sends another code to the same address once that is allowed. */
export function CodeAgain({ code, sent, words, forms }: CodeAgainProps) {
  const [first] = useState(sent.challengeId);
  const seconds = useSecondsUntil(code.againAt);
  return (
    <div>
      <FormMessage tone="plain">{sent.challengeId !== first && words.sentAgain}</FormMessage>
      <ActionButton run={() => code.request(sent.address)} words={forms} waits={seconds > 0} quiet>
        {seconds > 0 ? fillWords(words.againIn, { seconds: String(seconds) }) : words.again}
      </ActionButton>
    </div>
  );
}
