import { island } from '#browser/islands/island.tsx';
import { LoginFlow } from './login-flow.tsx';

export const LoginIsland = island('loginFlow', LoginFlow, 'load');
