import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import type { Page } from '#rules/page/page-value.ts';
import type { NodeMiddleware } from '../http/listen.ts';
import { StartError } from '../settings/start-error.ts';

export interface RenderSettings {
  /** Whether this is a time-travel preview: the page then stands still and sends no requests. */
  isPreview?: boolean;
}

/** The only interface to React: a resolved page in, an HTML document out. */
export interface Renderer {
  render(page: Page, settings?: RenderSettings): Promise<string>;
  /** The HTML of a screen of the web team's desk. */
  renderDesk(view: object): Promise<string>;
  /** Id of the build and its assets. */
  build: string;
}

/** Exports of the entry module. `assets` is passed on as the build wrote it. */
interface RenderModule {
  render(page: Page, options: RenderSettings & { assets: unknown; mediaHost: string; build: string }): Promise<string>;
}

/** Exports of the desk's entry module. */
interface DeskModule {
  renderDesk(view: object, assets: unknown): string;
}

const builtEntry = 'build/server/render.js';
const builtAssets = 'build/assets.json';
const builtDesk = { entry: 'build/desk/server/render-desk.js', assets: 'build/desk/assets.json' };

/** Loads the build below `root`. Throws a StartError if there is none. */
export async function loadRenderer(root: string, mediaHost: string): Promise<Renderer> {
  const text = await readFile(join(root, builtAssets), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new StartError(
      `${builtAssets} is missing, so the site is not built yet: run npm start, which builds what is missing.`,
    );
  const assets = JSON.parse(text) as { build: string };
  const { render } = (await import(pathToFileURL(join(root, builtEntry)).href)) as RenderModule;
  /* Loaded on first use, since few servers have a desk. */
  const renderDesk = async (view: object) => {
    const deskAssets = JSON.parse(await readFile(join(root, builtDesk.assets), 'utf8')) as unknown;
    const desk = (await import(pathToFileURL(join(root, builtDesk.entry)).href)) as DeskModule;
    return desk.renderDesk(view, deskAssets);
  };
  return {
    build: assets.build,
    render: (page, settings) => render(page, { ...settings, assets, mediaHost, build: assets.build }),
    renderDesk,
  };
}

export interface Development {
  renderer: Renderer;
  /** Serves modules and styles. */
  middleware: NodeMiddleware;
}

interface DevelopmentOptions {
  root: string;
  mediaHost: string;
  /** Also carries Vite's web socket. */
  server: Server;
  /** Called with a changed path, relative to `root`, before open pages are reloaded. */
  onChange: (path: string) => void;
}

/** Renders from the sources through Vite, with hot reload. Vite is not installed in production. */
export async function startDevelopment({
  root,
  mediaHost,
  server,
  onChange,
}: DevelopmentOptions): Promise<Development> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server }, allowedHosts: true },
  });
  const { client, ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite offers no module runner for the server');
  const load = (url: string) => ssr.runner.import(url);
  vite.watcher.on('all', (_event, file) => {
    const path = relative(root, file).split(sep).join('/');
    if (!/^(app|content|rules)\//.test(path)) return;
    onChange(path);
    const isHot = (client?.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
    if (!isHot) client?.hot.send({ type: 'full-reload' });
  });
  const build = 'development';
  const render = async (page: Page, settings?: RenderSettings) => {
    const entry = (await load('/app/root/render.tsx')) as RenderModule;
    const html = await entry.render(page, { ...settings, assets: await assetsOf(page, vite, load), mediaHost, build });
    return html.replace('<head>', `<head>${await viteTags(vite, page.path)}`);
  };
  const renderDesk = async (view: object) => {
    const entry = (await load(deskEntry)) as DeskModule;
    const html = entry.renderDesk(view, {
      script: '/desk/screens/desk.tsx',
      styles: await stylesUnder(deskEntry, vite, load),
    });
    return html.replace('<head>', `<head>${await viteTags(vite, '/preview')}`);
  };
  return { renderer: { build, render, renderDesk }, middleware: vite.middlewares };
}

const deskEntry = '/desk/screens/render-desk.tsx';
type Load = (url: string) => Promise<unknown>;

/** The equivalent of `build/assets.json` for sources: all stylesheets that the document and the page's kind import. */
async function assetsOf({ kind }: Page, vite: ViteDevServer, load: Load) {
  const shared = await stylesUnder('/app/root/document.tsx', vite, load);
  const pageStyles = await stylesUnder(`/app/pages/${kind}.tsx`, vite, load);
  const styles = { shared, [kind]: pageStyles.filter((url) => !shared.includes(url)) };
  const fontOf = (part: string) => `/app/styles/fonts/archivo-${part}.woff2`;
  return { client: '/app/client/client.ts', styles, font: fontOf('basic'), europeanFont: fontOf('european') };
}

/** URLs of the stylesheets that a module imports, directly or indirectly. */
async function stylesUnder(url: string, vite: ViteDevServer, load: Load): Promise<string[]> {
  await load(url);
  const styles = new Set<string>();
  collectStyles(await vite.environments.ssr?.moduleGraph.getModuleByUrl(url), styles, new Set());
  return [...styles];
}

function collectStyles(
  module: EnvironmentModuleNode | undefined,
  styles: Set<string>,
  visited: Set<EnvironmentModuleNode>,
): void {
  if (!module || visited.has(module)) return;
  visited.add(module);
  for (const imported of module.importedModules) collectStyles(imported, styles, visited);
  if (/\.css($|\?)/.test(module.url)) styles.add(`${module.url.split('?')[0]}?direct`);
}

/** The tags that Vite and its plugins add to a document's head. */
async function viteTags(vite: ViteDevServer, path: string): Promise<string> {
  const html = await vite.transformIndexHtml(path, '<html><head></head></html>');
  return /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? '';
}
