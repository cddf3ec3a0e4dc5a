import type { RequestState } from '#contract/account/request-shapes.ts';
import lists from '../lists.module.css';

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

/** How far a request is. Decorative, because its state stands above it as a word. */
export const RequestTrack = ({ state }: { state: RequestState }) => (
  <span className={lists.track} data-state={state} aria-hidden="true">
    {[1, 2, 3, 4].map((step) => (
      <i key={step} data-reached={step <= reachedSteps[state] ? '' : undefined} />
    ))}
  </span>
);
