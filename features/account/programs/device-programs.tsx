import { useState } from 'react';
import { accountClient } from '#browser/session/account-client.ts';
import { devicePrograms, removeDeviceProgram } from '#browser/session/device-programs.ts';
import { fillPlaceholders } from '#ui/fill-placeholders.ts';
import { ActionButton } from '#ui/form/action-button.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import lists from '../lists.module.css';
import type { UnmovedProgram } from './move-programs.browser.ts';
import { movePrograms } from './move-programs.browser.ts';
import type { ProgramsWords } from './saved-programs.tsx';

interface DeviceProgramsProps extends Pick<ProgramsWords, 'words' | 'patterns' | 'common' | 'playgrounds'> {
  /** Fetches the programs of the account. */
  onMove(): Promise<void>;
  /** All are moved, and the button is gone. */
  onMoved(): void;
}

/** Programs that only this browser has, and a button that moves them into the account. */
export function DevicePrograms({ words: { device: words }, patterns, common, ...props }: DeviceProgramsProps) {
  const [programs, setPrograms] = useState(devicePrograms);
  const [unmoved, setUnmoved] = useState<UnmovedProgram[]>();
  const move = async () => {
    const rest = await movePrograms(programs, common.failed, {
      save: (program) => accountClient().call('saveProgram', program, { silent: true }),
      remove: removeDeviceProgram,
    });
    setUnmoved(rest);
    setPrograms(devicePrograms());
    if (rest.length === 0) props.onMoved();
    await props.onMove();
  };
  if (programs.length === 0) return <FormMessage tone="good">{unmoved !== undefined && words.moved}</FormMessage>;
  return (
    <div className={`notch-l ${lists.device}`}>
      <h3 className={lists.rowTitle}>{words.title}</h3>
      <p>{words.text}</p>
      <ul>
        {programs.map(({ key, title, page }) => (
          <li key={key}>
            <b>{title}</b> <span className="small">{props.playgrounds[page]?.name}</span>
          </li>
        ))}
      </ul>
      <FormMessage tone="error">
        {unmoved &&
          unmoved.length > 0 &&
          unmoved.map(({ key, title, reason }) => (
            <p key={key}>{fillPlaceholders(patterns.programKept, { title, reason })}</p>
          ))}
      </FormMessage>
      <ActionButton run={move} words={common}>
        {words.button}
      </ActionButton>
    </div>
  );
}
