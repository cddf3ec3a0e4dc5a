import { isIPv4 } from 'node:net';
import { parsePath } from '#core/place/place.ts';
import type { Site } from '#core/site.ts';
import { type Middleware, plainText, type RequestContext } from './response.ts';

const loopback = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/;

const privateV4 = [
  /^10\./,
  /^192\.168\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^169\.254\./,
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
];
const privateV6 = /^\[f(?:[cd][0-9a-f]{2}|e[89ab][0-9a-f]):/;

export const isLoopbackHostname = (hostname: string): boolean => loopback.test(hostname);

/** Returns true if this is an IP address of a private network, IPv6 in brackets. */
const isPrivateNetworkAddress = (hostname: string): boolean =>
  isIPv4(hostname) ? privateV4.some((range) => range.test(hostname)) : privateV6.test(hostname);

export const isPrivateHostname = (hostname: string): boolean =>
  isLoopbackHostname(hostname) || isPrivateNetworkAddress(hostname);

/**
 * Returns true if a request comes from this machine: over a loopback connection and with a loopback host name, which no
 * foreign page can use.
 */
export const isLoopbackRequest = ({ url, remoteAddress }: Pick<RequestContext, 'url' | 'remoteAddress'>): boolean =>
  isLoopbackAddress(remoteAddress) && isLoopbackHostname(url.hostname);

const isLoopbackAddress = (address: string | undefined): boolean =>
  address !== undefined && /^(127\.|::1$|::ffff:127\.)/.test(address);

/** The hostname in `www.example`, `localhost:3000` or `https://www.example`. */
const hostnameOf = (host: string): string => new URL(host.includes('://') ? host : `http://${host}`).hostname;

const sisterHost = (hostname: string): string => `${hostname.slice(0, -'cn'.length)}com`;

/** The host names of this site, with those of its sisters. `otherHosts`: hosts from the settings. */
export function ownHostnames(site: Site, otherHosts: readonly (string | undefined)[]): Set<string> {
  const { main, cn } = site.settings.hosts[site.environment];
  const hostnames = [main, cn, site.origins.main, site.origins.cn, ...otherHosts]
    .filter((host) => host !== undefined)
    .map(hostnameOf);
  return new Set([...hostnames, ...hostnames.filter((hostname) => hostname.endsWith('cn')).map(sisterHost)]);
}

/** Refuses foreign hosts with 421, so that they cannot get into caches or links. */
export function checkHost(site: Site, otherHosts: readonly (string | undefined)[]): Middleware {
  const allowedHostnames = ownHostnames(site, otherHosts);
  const isAllowed = (hostname: string) =>
    allowedHostnames.has(hostname) ||
    isLoopbackHostname(hostname) ||
    (site.environment !== 'production' && isPrivateNetworkAddress(hostname));
  return ({ url }) => (isAllowed(url.hostname) ? undefined : plainText(421, 'This host is not served here.'));
}

/**
 * On a host that ends in `cn`, redirects paths of other editions to the sister host. In production only on this site's
 * own host.
 */
export function redirectToSisterHost(site: Site): Middleware {
  const chinaHostnames = new Set([site.settings.hosts[site.environment].cn, site.origins.cn].map(hostnameOf));
  const hasSister = (hostname: string) =>
    hostname.endsWith('cn') &&
    (chinaHostnames.has(hostname) || (site.environment !== 'production' && hostname.endsWith('.cn')));
  return ({ url: { hostname, pathname, search } }) => {
    if (!hasSister(hostname) || isMainlandPath(pathname)) return undefined;
    return {
      status: 302,
      headers: { location: `https://${sisterHost(hostname)}${pathname}${search}`, 'cache-control': 'no-store' },
    };
  };
}

function isMainlandPath(pathname: string): boolean {
  const parsed = parsePath(pathname);
  return 'place' in parsed ? parsed.place.edition === 'cn' : isMainlandPath(parsed.redirect);
}
