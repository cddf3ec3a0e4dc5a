import { isLoopback } from './hosts.ts';
import type { RequestContext } from './response.ts';

/**
 * Whether somebody at this machine asks: over a connection from itself and under a name of its own, which no page from
 * elsewhere can use.
 */
export const isLoopbackRequest = ({ url, connectedFrom }: Pick<RequestContext, 'url' | 'connectedFrom'>): boolean =>
  isLocalAddress(connectedFrom) && isLoopback(url.hostname);

const isLocalAddress = (address: string | undefined): boolean =>
  address !== undefined && /^(127\.|::1$|::ffff:127\.)/.test(address);
