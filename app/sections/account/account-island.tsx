import { island } from '../../islands/island.tsx';
import { AccountFlow } from './account-flow.tsx';

export const AccountIsland = island('accountFlow', AccountFlow, 'load');
