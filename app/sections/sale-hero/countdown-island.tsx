import { island } from '../../islands/island.tsx';
import { Countdown } from './countdown.tsx';

/** Runs as soon as its scripts are loaded. */
export const CountdownIsland = island('countdown', Countdown, 'load');

/** On a page that is about more than the sale: runs once the page is idle. */
export const IdleCountdownIsland = island('countdown', Countdown, 'idle');
