import type { EditionCode } from '#rules/place/editions.ts';
import type { Site } from '#rules/site/site.ts';
import type { Deployment } from '#server/deployment.ts';
import type { StaticFiles } from '#server/files/static-files.ts';
import { serveStaticFiles } from '#server/files/static-files.ts';
import type { PolicySettings } from '#server/http/content-security-policy.ts';
import { documentPolicy } from '#server/http/content-security-policy.ts';
import { redirectToSisterHost } from '#server/http/hosts.ts';
import type { Middleware, RequestContext, ResponseData } from '#server/http/response.ts';
import { plainText } from '#server/http/response.ts';
import { previewHeaders } from '#server/pages/preview.ts';
import type { PreviewToken } from '#server/pages/preview-token.ts';
import type { DeskView } from '../values/desk-view.ts';
import type { DeskScreen } from './desk-screen.ts';
import { deskScreens, openDeskPaths } from './desk-screens.ts';
import { createLogin, deskPath, isFromHere, logOut } from './login.ts';

export interface DeskServerParts {
  deployment: Deployment;
  /** PREVIEW_TOKEN; there is no desk without it. */
  previewToken: PreviewToken | undefined;
  site: Site;
  root: string;
  policy: PolicySettings;
  /** Renders a screen as a document. */
  render: (view: DeskView) => Promise<string>;
  /** Scripts, styles and fonts of the desk, under `/preview/assets/`. */
  files: StaticFiles;
}

/**
 * Serves the web team's desk at `/preview` and below. Without PREVIEW_TOKEN there is no desk, and its addresses are
 * unknown like any other.
 */
export function serveDesk({
  deployment,
  previewToken: token,
  site,
  root,
  policy,
  render,
  files,
}: DeskServerParts): Middleware {
  if (token === undefined) return () => undefined;
  const serveFiles = serveStaticFiles(files, { crossOrigin: false });
  const leadsAway = redirectToSisterHost(site);
  const answerView = async (
    view: DeskView,
    status = 200,
    headers: Record<string, string> = {},
  ): Promise<ResponseData> => {
    const body = await render(view);
    const own = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': documentPolicy(body, { ...policy, framesOurs: true }),
    };
    return { status, headers: { ...previewHeaders, ...own, ...headers }, body };
  };
  const message = (status: number, text: string) =>
    answerView({ screen: 'message', title: 'Desk', value: { text, isInside: true } }, status);
  const askToLogIn = (next: string, status = 401, problem?: string, headers?: Record<string, string>) =>
    answerView(
      { screen: 'login', title: 'Log in', value: { next, ...(problem !== undefined && { problem }) } },
      status,
      headers,
    );
  const logIn = createLogin({
    token,
    refuse: (status, problem, next, headers) => askToLogIn(next, status, problem, headers),
  });

  /** A host that redirects other editions to its sister host can frame only China's pages. */
  const editionsAt = (visit: RequestContext): readonly EditionCode[] => {
    if (deployment.editions.length === 1) return deployment.editions;
    const elsewhere = leadsAway({ ...visit, url: new URL('/us', visit.url) });
    return elsewhere ? ['cn'] : deployment.editions;
  };
  const answerScreen = async (screen: DeskScreen, visit: RequestContext): Promise<ResponseData> => {
    const made = await screen({ visit, site, root, token, editions: editionsAt(visit) });
    return 'screen' in made ? answerView(made) : { ...made, headers: { ...previewHeaders, ...made.headers } };
  };
  const answerForm = (visit: RequestContext): ResponseData | Promise<ResponseData> => {
    const { request, url } = visit;
    if (!isFromHere(request, url)) return plainText(403, 'This form was not sent from this site.');
    if (url.pathname === '/preview/login') return logIn(visit);
    return url.pathname === '/preview/logout'
      ? logOut(visit)
      : plainText(405, 'Nothing is sent here.', { allow: 'GET, HEAD', ...previewHeaders });
  };

  return async (visit) => {
    const { request, url } = visit;
    const { pathname, search } = url;
    if (pathname !== '/preview' && !pathname.startsWith('/preview/')) return undefined;
    if (request.method === 'POST') return answerForm(visit);
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    if (pathname.startsWith('/preview/assets/'))
      return (await serveFiles(visit)) ?? plainText(404, 'There is no such file.', previewHeaders);
    const open = own(openDeskPaths, pathname);
    if (open) return answerScreen(open, visit);
    if (!token.isCarriedBy(visit)) return askToLogIn(deskPath(pathname + search));
    const screen = own(deskScreens, pathname);
    return screen ? answerScreen(screen, visit) : message(404, 'The desk has no such screen.');
  };
}

const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
