import type { ServiceRequest } from '#contract/account/request-shapes.ts';
import { formatDay } from '#core/words/dates.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { fillPlaceholders } from '#ui/fill-placeholders.ts';
import styles from '../account.module.css';
import type { AccountValue } from '../account.ts';
import type { CommonWords } from '../account-props.browser.ts';
import lists from '../lists.module.css';
import { LoadError } from '../load-error.tsx';
import { Skeleton } from '../skeleton.tsx';
import { useAccountList } from '../use-account-list.browser.ts';
import { RequestTrack } from './request-track.tsx';

type Account = AccountValue;

export interface RequestsWords extends Pick<Account, 'edition'> {
  words: Account['words']['requests'];
  /** `{number}` */
  number: string;
  common: CommonWords;
  /** Names of the products by id. */
  names: Record<string, string>;
  /** Where to ask for service. */
  service: string | undefined;
}

/** The visitor's service requests and claims. */
export function ServiceRequests(props: RequestsWords) {
  const { list, loadFailed, load } = useAccountList('requests');
  if (list) return <RequestsView {...props} requests={list.requests} />;
  return loadFailed ? <LoadError words={props.common} onRetry={load} /> : <Skeleton words={props.common} />;
}

export function RequestsView({ requests, ...props }: RequestsWords & { requests: ServiceRequest[] }) {
  const { words, service } = props;
  if (requests.length > 0)
    return (
      <ul className={lists.rows}>
        {requests.map((request) => (
          <RequestRow key={request.request_id} {...props} request={request} />
        ))}
      </ul>
    );
  return (
    <div className={styles.none}>
      <p>{words.none.text}</p>
      {service && (
        <p>
          <ButtonLink href={service} tone="line">
            {words.none.button}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

function RequestRow({ request, words, number, names, edition }: RequestsWords & { request: ServiceRequest }) {
  const { request_id, reason, product, state, history } = request;
  const begun = history[0];
  return (
    <li className={lists.row}>
      <div className={lists.what}>
        <h3 className={lists.rowTitle}>{words.reasons[reason]}</h3>
        <p>{names[product] ?? product}</p>
        <p className="small">
          <span translate="no">{fillPlaceholders(number, { number: request_id })}</span>
          {begun && <> · {formatDay(begun.at, edition, 'year')}</>}
        </p>
      </div>
      <div className={lists.progress}>
        <p className={lists.state} data-state={state}>
          {words.states[state]}
        </p>
        <RequestTrack state={state} />
        <Disclosure summary={words.history}>
          <ol className={lists.history}>
            {history.toReversed().map(({ state: past, note, at }) => (
              <li key={`${at} ${past}`}>
                <p>
                  <b>{words.states[past]}</b> <span className="small">{formatDay(at, edition, 'year')}</span>
                </p>
                {note !== '' && <p className={lists.note}>{note}</p>}
              </li>
            ))}
          </ol>
        </Disclosure>
      </div>
    </li>
  );
}
