import { isPrivateHostname } from '../http/hosts.ts';
import { json, type Middleware } from '../http/response.ts';

const countryHeaders = ['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country', 'x-country-code'];

/** The server time for countdowns, with the visitor's country as a cookie if a CDN sent it. */
export const serveServerTime: Middleware = ({ now, url: { hostname }, request: { headers } }) => {
  const country = countryHeaders
    .map((name) => headers.get(name)?.toUpperCase())
    .find((code) => code !== undefined && /^[A-Z]{2}$/.test(code) && code !== 'XX');
  const secure = isPrivateHostname(hostname) ? '' : '; Secure';
  return json(
    { timestamp: now },
    {
      'cache-control': 'no-store',
      ...(country && { 'set-cookie': `country=${country}; Path=/; Max-Age=86400; SameSite=Lax${secure}` }),
    },
  );
};
