import { useState } from 'react';
import { callAccount } from '#browser/session/account-client.ts';
import { devicePrograms, removeDeviceProgram } from '#browser/session/device-programs.ts';
import { ActionButton } from '#ui/form/action-button.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { readFailure } from '#ui/form/form-state.ts';
import { useMessages } from '#ui/messages.ts';
import { useAccount } from '../account-context.browser.ts';
import lists from '../lists.module.css';
import { focusHeading } from '../page-part.tsx';

/** Moves the programs of this browser into the account one by one. Those that are refused stay, with the reason. */
export function DevicePrograms({ onMove }: { onMove(): Promise<void> }) {
  const { words: accountWords, playgrounds } = useAccount();
  const { account, answers, format } = useMessages<'account' | 'answers.internalError'>();
  const words = accountWords.programs.device;
  const [programs, setPrograms] = useState(devicePrograms);
  const [unmoved, setUnmoved] = useState<{ key: string; title: string; reason: string }[]>();
  const move = async () => {
    const rest: typeof unmoved = [];
    for (const { key, page, title, program } of programs) {
      try {
        await callAccount('saveProgram', { page, title, program }, { silent: true });
        removeDeviceProgram(key);
      } catch (error) {
        const { summary = '' } = readFailure(error, [], answers.internalError);
        rest.push({ key, title, reason: summary });
      }
    }
    setUnmoved(rest);
    setPrograms(devicePrograms());
    // The button is gone.
    if (rest.length === 0) focusHeading('programs');
    await onMove();
  };
  if (programs.length === 0) return <FormMessage tone="good">{unmoved !== undefined && words.moved}</FormMessage>;
  return (
    <div className={`notch-l ${lists.device}`}>
      <h3 className={lists.rowTitle}>{words.title}</h3>
      <p>{words.text}</p>
      <ul>
        {programs.map(({ key, title, page }) => (
          <li key={key}>
            <b>{title}</b> <span className="small">{playgrounds[page]?.name}</span>
          </li>
        ))}
      </ul>
      <FormMessage tone="error">
        {unmoved &&
          unmoved.length > 0 &&
          unmoved.map(({ key, title, reason }) => <p key={key}>{format(account.programKept, { title, reason })}</p>)}
      </FormMessage>
      <ActionButton run={move}>{words.button}</ActionButton>
    </div>
  );
}
