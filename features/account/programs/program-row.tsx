import { useState } from 'react';
import { callAccount } from '#browser/session/account-client.ts';
import { rememberOpenedProgram } from '#browser/session/opened-program.ts';
import { currentSession } from '#browser/session/use-session.ts';
import type { SavedProgram } from '#contract/account/garage-shapes.ts';
import { programPrefix } from '#contract/programming.ts';
import { formatDay } from '#core/words/dates.ts';
import { ActionButton } from '#ui/form/action-button.tsx';
import { useMessages } from '#ui/messages.ts';
import { showToast } from '#ui/toasts.ts';
import styles from '../account.module.css';
import { useAccount } from '../account-context.browser.ts';
import { Confirmation, Renaming } from '../entry-changes.tsx';
import lists from '../lists.module.css';

interface ProgramRowProps {
  program: SavedProgram;
  onRenamed(program: SavedProgram): void;
  onDeleted(program: SavedProgram): void;
}

export function ProgramRow({ program, onRenamed, onDeleted }: ProgramRowProps) {
  const { words, playgrounds, edition } = useAccount();
  const { account, format } = useMessages<'account'>();
  const { id, title, page, updated_at } = program;
  const [uncopiedLink, setUncopiedLink] = useState<string>();
  const playground = playgrounds[page];
  const fetchProgram = () => callAccount('program', { id }, { silent: true });
  const programAddress = (text: string) => `${location.origin}${playground?.href}${programPrefix}${text}`;

  const open = async () => {
    const saved = await fetchProgram();
    const owner = currentSession().session?.userId ?? '';
    rememberOpenedProgram({ id, owner, version: saved.version, page, title: saved.title, program: saved.program });
    location.assign(programAddress(saved.program));
  };
  const share = async () => {
    const link = fetchProgram().then((saved) => programAddress(saved.program));
    const isCopied = await copyText(link);
    setUncopiedLink(isCopied ? undefined : await link);
    if (isCopied) showToast({ text: words.programs.shared, tone: 'good' });
  };
  const rename = async (name: string) => {
    onRenamed(await callAccount('renameProgram', { id, title: name }, { silent: true }));
  };
  const remove = async () => {
    await callAccount('deleteProgram', { id }, { silent: true });
    onDeleted(program);
  };

  return (
    <li className={lists.row}>
      <div className="stack-s">
        <h3 className={lists.rowTitle}>{title}</h3>
        <p>{playground?.name ?? words.programs.elsewhere}</p>
        <p className="small">{format(account.changed, { date: formatDay(updated_at, edition, 'year') })}</p>
      </div>
      <div className="stack-s">
        {playground && (
          <div className={styles.choices}>
            <ActionButton run={open} tone="line" small>
              {words.programs.open}
            </ActionButton>
            <ActionButton run={share} tone="line" small>
              {words.programs.share}
            </ActionButton>
          </div>
        )}
        {uncopiedLink !== undefined && (
          <p role="status">
            {words.programs.shareFailed} <code>{uncopiedLink}</code>
          </p>
        )}
        <div className="actions">
          <Renaming value={title} field="title" words={words.programs.name} about={title} onSave={rename} />
          <Confirmation
            start={words.programs.remove.start}
            about={title}
            text={format(account.removeProgram, { title })}
            submit={words.programs.remove.submit}
            run={remove}
          />
        </div>
      </div>
    </li>
  );
}

/** Begun at once, because browsers let a page copy only while they handle a click. Rejects if the text does. */
async function copyText(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((fetched) => new Blob([fetched], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    const fetched = await text;
    return navigator.clipboard.writeText(fetched).then(
      () => true,
      () => false,
    );
  }
}
