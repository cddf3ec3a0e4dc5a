import { useState } from 'react';
import type { SavedProgram } from '#contract/account/garage-shapes.ts';
import { useMessages } from '#ui/messages.ts';
import { useAccount } from '../account-context.browser.ts';
import lists from '../lists.module.css';
import { focusHeading } from '../page-part.tsx';
import { NoneYet } from '../placeholders.tsx';
import { DevicePrograms } from './device-programs.tsx';
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
        <>
          <ul className={lists.rows}>
            {programs.map((program) => (
              <ProgramRow key={program.id} program={program} onRenamed={showRenamed} onDeleted={forget} />
            ))}
          </ul>
          <p className="small">{words.programs.limit}</p>
        </>
      ) : (
        <NoneYet
          words={words.programs.none}
          href={firstPlayground ? `${firstPlayground.href}#playground` : hrefs.robots}
        />
      )}
    </>
  );
}
