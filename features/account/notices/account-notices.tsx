import { useState } from 'react';
import { callAccount } from '#browser/session/account-client.ts';
import type { Notice } from '#contract/account/notice-shapes.ts';
import { editions } from '#core/place/editions.ts';
import { formatDay } from '#core/words/dates.ts';
import { formatRegion } from '#core/words/region.ts';
import { ActionButton } from '#ui/form/action-button.tsx';
import { useMessages } from '#ui/messages.ts';
import { useAccount } from '../account-context.browser.ts';
import lists from '../lists.module.css';
import { focusHeading } from '../page-part.tsx';
import { NoneYet } from '../placeholders.tsx';

interface AccountNoticesProps {
  notices: Notice[];
  replace(list: { notices: Notice[] }): void;
}

export function AccountNotices({ notices, replace }: AccountNoticesProps) {
  const { words, hrefs } = useAccount();
  const [status, setStatus] = useState('');
  const cancel = async (id: string) => {
    replace(await callAccount('cancelNotice', { id }, { silent: true }));
    setStatus(words.notices.cancelled);
    focusHeading('notices');
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {status}
      </p>
      {notices.length > 0 ? (
        <ul className="rows">
          {notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} onCancel={() => cancel(notice.id)} />
          ))}
        </ul>
      ) : (
        <NoneYet words={words.notices.none} href={hrefs.robots} />
      )}
    </>
  );
}

function NoticeRow({ notice, onCancel }: { notice: Notice; onCancel(): Promise<void> }) {
  const { words, edition } = useAccount();
  const { account, format } = useMessages<'account'>();
  const { topic, region, subject, state, created_at, sent_at } = notice;
  const [kind = ''] = topic.split(':');
  const dateValues = (instant: number) => ({ date: formatDay(instant, edition, 'year') });
  const isOpen = state === 'pending' || state === 'waiting';
  return (
    <li className={lists.row}>
      <div className="stack-s">
        <h3 className={lists.rowTitle}>{subject ?? words.notices.unnamed}</h3>
        <p>
          {(words.notices.topics as Partial<Record<string, string>>)[kind]}
          {region !== edition && ` · ${formatRegion(region, editions[edition].lang)}`}
        </p>
        <p className="small">{format(account.noticeAsked, dateValues(created_at))}</p>
      </div>
      <div className="stack-s">
        <p className={lists.state} data-state={state}>
          {state === 'sent'
            ? format(account.noticeSent, dateValues(sent_at ?? created_at))
            : words.notices.states[state]}
        </p>
        <ActionButton run={onCancel} quiet>
          {isOpen ? words.notices.cancel : words.notices.clear}
          <span className="visually-hidden"> {subject}</span>
        </ActionButton>
      </div>
    </li>
  );
}
