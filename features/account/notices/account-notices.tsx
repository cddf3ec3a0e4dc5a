import { useState } from 'react';
import { accountClient } from '#browser/session/account-client.ts';
import type { Notice } from '#contract/account/notice-shapes.ts';
import { editions } from '#core/place/editions.ts';
import { formatDay } from '#core/words/dates.ts';
import { formatRegion } from '#core/words/region.ts';
import { ButtonLink } from '#ui/button.tsx';
import { fillPlaceholders } from '#ui/fill-placeholders.ts';
import { ActionButton } from '#ui/form/action-button.tsx';
import styles from '../account.module.css';
import type { AccountValue } from '../account.ts';
import type { CommonWords } from '../account-props.browser.ts';
import lists from '../lists.module.css';
import { LoadError } from '../load-error.tsx';
import { Skeleton } from '../skeleton.tsx';
import { useAccountList } from '../use-account-list.browser.ts';

type Account = AccountValue;

export interface NoticesWords extends Pick<Account, 'edition'> {
  words: Account['words']['notices'];
  patterns: Pick<Account['patterns'], 'noticeAsked' | 'noticeSent'>;
  common: CommonWords;
  robots: string | undefined;
}

interface AccountNoticesProps extends NoticesWords {
  /** Id of the heading of the list, which gets the focus of a cancelled notice. */
  headingId: string;
}

/** What the visitor has asked to be told about. */
export function AccountNotices(props: AccountNoticesProps) {
  const { list, loadFailed, load, replace } = useAccountList('notices');
  const [status, setStatus] = useState('');
  const cancel = async (id: string) => {
    replace(await accountClient().call('cancelNotice', { id }, { silent: true }));
    setStatus(props.words.cancelled);
    document.getElementById(props.headingId)?.focus();
  };
  if (!list) return loadFailed ? <LoadError words={props.common} onRetry={load} /> : <Skeleton words={props.common} />;
  return (
    <>
      <p className="visually-hidden" role="status">
        {status}
      </p>
      <NoticesView {...props} notices={list.notices} onCancel={cancel} />
    </>
  );
}

interface NoticesViewProps extends NoticesWords {
  notices: Notice[];
  onCancel(id: string): Promise<void>;
}

export function NoticesView({ notices, onCancel, ...props }: NoticesViewProps) {
  const { words, robots } = props;
  if (notices.length > 0)
    return (
      <ul className={lists.rows}>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} {...props} notice={notice} onCancel={() => onCancel(notice.id)} />
        ))}
      </ul>
    );
  return (
    <div className={styles.none}>
      <p>{words.none.text}</p>
      {robots && (
        <p>
          <ButtonLink href={robots} tone="line">
            {words.none.button}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

interface NoticeRowProps extends NoticesWords {
  notice: Notice;
  onCancel(): Promise<void>;
}

function NoticeRow({ notice, words, patterns, common, edition, onCancel }: NoticeRowProps) {
  const { topic, region, subject, state, created_at, sent_at } = notice;
  const [kind = ''] = topic.split(':');
  const dateOf = (instant: number) => ({ date: formatDay(instant, edition, 'year') });
  const isOpen = state === 'pending' || state === 'waiting';
  return (
    <li className={lists.row}>
      <div className={lists.what}>
        <h3 className={lists.rowTitle}>{subject ?? words.unnamed}</h3>
        <p>
          {(words.topics as Partial<Record<string, string>>)[kind]}
          {region !== edition && ` · ${formatRegion(region, editions[edition].lang)}`}
        </p>
        <p className="small">{fillPlaceholders(patterns.noticeAsked, dateOf(created_at))}</p>
      </div>
      <div className={lists.progress}>
        <p className={lists.state} data-state={state}>
          {state === 'sent'
            ? fillPlaceholders(patterns.noticeSent, dateOf(sent_at ?? created_at))
            : words.states[state]}
        </p>
        <ActionButton run={onCancel} words={common} quiet>
          {isOpen ? words.cancel : words.clear}
          <span className="visually-hidden"> {subject}</span>
        </ActionButton>
      </div>
    </li>
  );
}
