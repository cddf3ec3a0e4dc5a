import type { RequestState, ServiceRequest } from '#contract/account/garage-shapes.ts';
import { formatDay } from '#core/words/dates.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { useMessages } from '#ui/messages.ts';
import { useAccount } from '../account-context.browser.ts';
import lists from '../lists.module.css';
import { NoneYet } from '../placeholders.tsx';

export function ServiceRequests({ requests }: { requests: ServiceRequest[] }) {
  const { words, hrefs } = useAccount();
  if (requests.length > 0)
    return (
      <ul className="rows">
        {requests.map((request) => (
          <RequestRow key={request.request_id} request={request} />
        ))}
      </ul>
    );
  return <NoneYet words={words.requests.none} href={hrefs.service ?? hrefs.otherService} />;
}

function RequestRow({ request }: { request: ServiceRequest }) {
  const { words, products, edition } = useAccount();
  const { account, format } = useMessages<'account'>();
  const { request_id, reason, product, state, history } = request;
  const begun = history[0];
  return (
    <li className={lists.row}>
      <div className="stack-s">
        <h3 className={lists.rowTitle}>{words.requests.reasons[reason]}</h3>
        <p>{products[product]?.name ?? product}</p>
        <p className="small">
          <span translate="no">{format(account.requestNumber, { number: request_id })}</span>
          {begun && <> · {formatDay(begun.at, edition, 'year')}</>}
        </p>
      </div>
      <div className="stack-s">
        <p className={lists.state} data-state={state}>
          {words.requests.states[state]}
        </p>
        <RequestTrack state={state} />
        <Disclosure summary={words.requests.history}>
          <ol className="stack">
            {history.toReversed().map(({ state: past, note, at }) => (
              <li key={`${at} ${past}`}>
                <p>
                  <b>{words.requests.states[past]}</b> <span className="small">{formatDay(at, edition, 'year')}</span>
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

/** Steps of a request that its state has reached, of four. */
const reachedSteps: Record<RequestState, number> = {
  received: 1,
  inProgress: 2,
  waitingForYou: 2,
  arrived: 3,
  sentBack: 3,
  completed: 4,
  declined: 4,
};

/** Shows how far a request is. Decorative, because its state stands above it as a word. */
const RequestTrack = ({ state }: { state: RequestState }) => (
  <span className={lists.track} data-state={state} aria-hidden="true">
    {[1, 2, 3, 4].map((step) => (
      <i key={step} data-reached={step <= reachedSteps[state] ? '' : undefined} />
    ))}
  </span>
);
