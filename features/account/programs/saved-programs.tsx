import { useState } from 'react';
import type { SavedProgram } from '#contract/account/program-shapes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { fillPlaceholders } from '#ui/fill-placeholders.ts';
import styles from '../account.module.css';
import type { AccountValue } from '../account.ts';
import type { CommonWords } from '../account-props.browser.ts';
import lists from '../lists.module.css';
import { LoadError } from '../load-error.tsx';
import { Skeleton } from '../skeleton.tsx';
import { useAccountList } from '../use-account-list.browser.ts';
import { DevicePrograms } from './device-programs.tsx';
import { ProgramRow } from './program-row.tsx';

type Account = AccountValue;

export interface ProgramsWords extends Pick<Account, 'edition' | 'playgrounds'> {
  words: Account['words']['programs'];
  patterns: Pick<Account['patterns'], 'changed' | 'removeProgram' | 'programRemoved' | 'programKept'>;
  common: CommonWords;
  /** What is wrong with a name. */
  nameError: string;
  /** Instead of a playground, where the edition has none. */
  robots: string | undefined;
}

interface SavedProgramsProps extends ProgramsWords {
  /** Id of the heading of the list, which gets the focus of a deleted program. */
  headingId: string;
}

/** The visitor's programs: those in the account, and those that are still only in this browser. */
export function SavedPrograms(props: SavedProgramsProps) {
  const { list, loadFailed, load, replace } = useAccountList('programs');
  const [status, setStatus] = useState('');
  const focusHeading = () => document.getElementById(props.headingId)?.focus();
  if (!list) return loadFailed ? <LoadError words={props.common} onRetry={load} /> : <Skeleton words={props.common} />;
  return (
    <>
      <p className="visually-hidden" role="status">
        {status}
      </p>
      <DevicePrograms {...props} onMove={load} onMoved={focusHeading} />
      <ProgramsView
        {...props}
        programs={list.programs}
        onRenamed={(renamed) =>
          replace({ programs: list.programs.map((program) => (program.id === renamed.id ? renamed : program)) })
        }
        onDeleted={({ id, title }) => {
          replace({ programs: list.programs.filter((program) => program.id !== id) });
          setStatus(fillPlaceholders(props.patterns.programRemoved, { title }));
          focusHeading();
        }}
      />
    </>
  );
}

export interface ProgramChanges {
  onRenamed(program: SavedProgram): void;
  onDeleted(program: SavedProgram): void;
}

interface ProgramsViewProps extends ProgramsWords, ProgramChanges {
  programs: SavedProgram[];
}

export function ProgramsView({ programs, ...props }: ProgramsViewProps) {
  const { words, playgrounds, robots } = props;
  if (programs.length > 0)
    return (
      <>
        <ul className={lists.rows}>
          {programs.map((program) => (
            <ProgramRow key={program.id} {...props} program={program} />
          ))}
        </ul>
        <p className="small">{words.limit}</p>
      </>
    );
  const [first] = Object.values(playgrounds);
  const href = first ? `${first.href}#playground` : robots;
  return (
    <div className={styles.none}>
      <p>{words.none.text}</p>
      {href && (
        <p>
          <ButtonLink href={href} tone="line">
            {words.none.button}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
