import { useState } from 'react';
import { callAccount } from '#browser/session/account-client.ts';
import { devicePrograms, removeDeviceProgram } from '#browser/session/device-programs.ts';
import type { SavedProgram } from '#contract/account/garage-shapes.ts';
import { ActionButton } from '#ui/form/action-button.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { readFailure } from '#ui/form/form-state.ts';
import { useMessages } from '#ui/messages.ts';
import { useAccount } from '../account-context.browser.ts';
import lists from '../lists.module.css';
import { focusHeading } from '../page-part.tsx';
import { NoneYet } from '../placeholders.tsx';
import { ProgramRow } from './program-row.tsx';

interface SavedProgramsProps {
  programs: SavedProgram[];
  load(): Promise<void>;
  replace(list: { programs: SavedProgram[] }): void;
}

export function SavedPrograms({ programs, load, replace }: SavedProgramsProps) {
  const { words, playgrounds, hrefs } = useAccount();
  const { account, format } = useMessages<'account'>();
  const [status, setStatus] = useState('');
  const showRenamed = (renamed: SavedProgram) =>
    replace({ programs: programs.map((program) => (program.id === renamed.id ? renamed : program)) });
  const forget = ({ id, title }: SavedProgram) => {
    replace({ programs: programs.filter((program) => program.id !== id) });
    setStatus(format(account.programRemoved, { title }));
    focusHeading('programs');
  };
  const [firstPlayground] = Object.values(playgrounds);
  return (
    <>
      <p className="visually-hidden" role="status">
        {status}
      </p>
      <DevicePrograms onMove={load} />
      {programs.length > 0 ? (
        <div className="stack">
          <ul className="rows">
            {programs.map((program) => (
              <ProgramRow key={program.id} program={program} onRenamed={showRenamed} onDeleted={forget} />
            ))}
          </ul>
          <p className="small">{words.programs.limit}</p>
        </div>
      ) : (
        <NoneYet
          words={words.programs.none}
          href={firstPlayground ? `${firstPlayground.href}#playground` : hrefs.robots}
        />
      )}
    </>
  );
}

/** Moves the programs of this browser into the account one by one. Those that are refused stay, with the reason. */
function DevicePrograms({ onMove }: { onMove(): Promise<void> }) {
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
    <div className={`notch-l stack ${lists.device}`}>
      <h3 className={lists.rowTitle}>{words.title}</h3>
      <p>{words.text}</p>
      <ul className="rows">
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
