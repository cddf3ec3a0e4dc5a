import { noStore, plainText, type RequestContext, type ResponseData } from '#server/http/response.ts';
import type { PreviewToken } from '#server/pages/preview-token.ts';

/** Maximum length of a form, in bytes. */
const maxFormLength = 4096;

/** Shows the form again with the problem. */
type RefuseLogin = (
  next: string,
  status: number,
  problem: string,
  headers?: Record<string, string>,
) => Promise<ResponseData>;

/** Checks a typed token and stores it in a cookie. Attempts are limited. */
export async function logIn(context: RequestContext, token: PreviewToken, refuse: RefuseLogin): Promise<ResponseData> {
  const form = await readForm(context.request);
  if (!form) return plainText(413, 'This form is too long.');
  const next = safeDeskPath(form.get('next'));
  const wait = token.takeAttempt(context);
  if (wait > 0) {
    const minutes = Math.ceil(wait / 60);
    const problem = `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
    return refuse(next, 429, problem, { 'retry-after': String(wait) });
  }
  if (!token.accepts((form.get('token') ?? '').trim(), context))
    return refuse(next, 401, 'This is not the token of this server. Ask whoever runs it for PREVIEW_TOKEN.');
  return seeOther(next, previewCookie(token.text, context.url));
}

export const logOut = ({ url }: RequestContext): ResponseData =>
  seeOther('/preview', `${previewCookie('', url)}; Max-Age=0`);

const seeOther = (location: string, cookie: string): ResponseData => ({
  status: 303,
  headers: { ...noStore, location, 'set-cookie': cookie },
});

const previewCookie = (value: string, { protocol }: URL): string =>
  `preview=${value}; Path=/; HttpOnly; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`;

/**
 * Returns true if a form was sent by a page of this site, by the Sec-Fetch-Site or the Origin header. Without either it
 * is refused.
 */
export function isSameOrigin({ headers }: Request, { host }: URL): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return URL.parse(headers.get('origin') ?? '')?.host === host;
}

/** A path of the desk to open after the login; its first screen for every other address. */
export function safeDeskPath(next: string | null): string {
  const url = URL.parse(next ?? '', 'http://desk');
  const isDesk =
    url !== null &&
    url.origin === 'http://desk' &&
    /^\/preview(\/|$)/.test(url.pathname) &&
    !/^\/preview\/log(in|out)$/.test(url.pathname);
  return isDesk ? url.pathname + url.search : '/preview';
}

/** The fields of a form; undefined if it is too long or has no Content-Length. */
async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  return length <= maxFormLength ? new URLSearchParams(await request.text()) : undefined;
}
