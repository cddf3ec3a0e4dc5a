import { publicHost, type RawResponse } from '../running/raw-http.ts';

const ourHosts = [publicHost, 'www.kinetra.example.cn', 'www.kinetra.example.com'];

/** Redirects that leave our hosts: a line with `target` and its location, or nothing. */
export function foreignRedirects({ headers }: RawResponse, target: string): string[] {
  const location = headers.get('location');
  if (location === null) return [];
  const { host, protocol } = new URL(location, `https://${publicHost}/`);
  const isOurs = ourHosts.includes(host) && protocol === 'https:' && !/^\/[/\\]/.test(location);
  return isOurs ? [] : [`${target} leads to ${location}`];
}
