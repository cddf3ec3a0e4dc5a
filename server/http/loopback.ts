import { isLoopback } from './hosts.ts';
import type { RequestContext } from './response.ts';

/**
 * Whether a request comes from this machine: over a loopback connection and with a loopback host name, which no foreign
 * page can use.
 */
export const isLoopbackRequest = ({ url, connectedFrom }: Pick<RequestContext, 'url' | 'connectedFrom'>): boolean =>
  isLocalAddress(connectedFrom) && isLoopback(url.hostname);

const isLocalAddress = (address: string | undefined): boolean =>
  address !== undefined && /^(127\.|::1$|::ffff:127\.)/.test(address);
