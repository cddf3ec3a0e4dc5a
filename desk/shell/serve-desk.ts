import { ownValue } from '#core/fields/tree.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { Deployment } from '#server/deployment.ts';
import { type StaticFiles, serveStaticFiles } from '#server/files/static-files.ts';
import { documentPolicy, type PolicySettings } from '#server/http/content-security-policy.ts';
import { redirectToSisterHost } from '#server/http/hosts.ts';
import { type Middleware, plainText, type RequestContext, type ResponseData } from '#server/http/response.ts';
import { previewHeaders } from '#server/pages/preview.ts';
import type { PreviewToken } from '#server/pages/preview-token.ts';
import { chooseStock } from '../findings/audit-route.ts';
import type { DeskRequest } from '../screen/desk-request.ts';
import { type DeskRoute, deskRoutes, openDeskRoutes } from './desk-routes.ts';
import type { DeskView } from './desk-view.ts';
import { isSameOrigin, logIn, logOut, safeDeskPath } from './login.ts';

export interface DeskServerOptions {
  deployment: Deployment;
  /** PREVIEW_TOKEN; there is no desk without it. */
  previewToken: PreviewToken | undefined;
  site: Site;
  root: string;
  policy: PolicySettings;
  render: (view: DeskView) => Promise<string>;
  files: StaticFiles;
  shopReport?: DeskRequest['shopReport'];
  shopStock?: DeskRequest['shopStock'];
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
  shopReport,
  shopStock,
}: DeskServerOptions): Middleware {
  if (token === undefined) return () => undefined;
  const serveFiles = serveStaticFiles(files, { crossOrigin: false });
  const redirectToSister = redirectToSisterHost(site);
  const respondWithView = async (
    view: DeskView,
    status = 200,
    headers: Record<string, string> = {},
  ): Promise<ResponseData> => {
    const body = await render(view);
    const documentHeaders = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': documentPolicy(body, { ...policy, framesOwnPages: true }),
    };
    return { status, headers: { ...previewHeaders, ...documentHeaders, ...headers }, body };
  };
  const respondWithLogin = (next: string, status = 401, problem?: string, headers?: Record<string, string>) =>
    respondWithView(
      { screen: 'login', title: 'Log in', value: { next, ...(problem !== undefined && { problem }) } },
      status,
      headers,
    );
  /** A host that redirects other editions to its sister host can frame only China's pages. */
  const editionsAt = (context: RequestContext): readonly EditionCode[] => {
    if (deployment.editions.length === 1) return deployment.editions;
    const redirect = redirectToSister({ ...context, url: new URL('/us', context.url) });
    return redirect ? ['cn'] : deployment.editions;
  };
  /** Only the browser with the cookie may store it. */
  const respondWithFile = async (context: RequestContext): Promise<ResponseData> => {
    const file = await serveFiles(context);
    if (!file) return plainText(404, 'There is no such file.', previewHeaders);
    return { ...file, headers: { ...file.headers, ...previewHeaders, 'cache-control': 'private, max-age=3600' } };
  };
  const respondWithScreen = async (route: DeskRoute, context: RequestContext): Promise<ResponseData> => {
    const result = await route({ context, site, root, token, editions: editionsAt(context), shopReport, shopStock });
    return 'screen' in result
      ? respondWithView(result)
      : { ...result, headers: { ...previewHeaders, ...result.headers } };
  };
  const handleForm = (context: RequestContext): ResponseData | Promise<ResponseData> => {
    const { request, url } = context;
    if (!isSameOrigin(request, url)) return plainText(403, 'This form was not sent from this site.');
    if (url.pathname === '/preview/login') return logIn(context, token, respondWithLogin);
    if (url.pathname === '/preview/logout') return logOut(context);
    if (url.pathname === '/preview/stock' && shopStock && token.isCarriedBy(context))
      return chooseStock(context, shopStock);
    return plainText(405, 'Nothing is sent here.', { allow: 'GET, HEAD', ...previewHeaders });
  };

  const respond = async (context: RequestContext): Promise<ResponseData | undefined> => {
    const { method } = context.request;
    const { pathname, search } = context.url;
    if (method === 'POST') return handleForm(context);
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const openRoute = ownValue(openDeskRoutes, pathname);
    if (openRoute) return respondWithScreen(openRoute, context);
    if (!token.isCarriedBy(context)) return respondWithLogin(safeDeskPath(pathname + search));
    if (pathname.startsWith('/preview/assets/')) return respondWithFile(context);
    const route = ownValue(deskRoutes, pathname);
    if (route) return respondWithScreen(route, context);
    return respondWithView({ screen: 'message', title: 'Desk', value: 'The desk has no such screen.' }, 404);
  };
  return (context) => (isDeskPath(context.url.pathname) ? respond(context) : undefined);
}

const isDeskPath = (pathname: string): boolean => pathname === '/preview' || pathname.startsWith('/preview/');
