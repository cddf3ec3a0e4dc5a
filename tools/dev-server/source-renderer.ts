import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import type { Page } from '#pages/page.ts';
import type { Renderer, RenderSettings } from '#server/pages/renderer.ts';

interface RenderModule {
  render(page: Page, options: RenderSettings & { assets: unknown; mediaHost: string; build: string }): Promise<string>;
}

interface DeskModule {
  renderDesk(view: object, assets: unknown): string;
}

/** Loads a module of the server by its path below the project's folder. */
export type Load = (url: string) => Promise<unknown>;

export interface SourceRendererOptions {
  vite: ViteDevServer;
  load: Load;
  mediaHost: string;
  /** The tags that the head of each document gets besides Vite's own. */
  tags: string;
}

interface ContentModule {
  pageContent(page: Page): Promise<unknown>;
}

export const pageEntry = '/document/render.tsx';
const contentModule = '/pages/page-content.tsx';
const deskEntry = '/desk/shell/render-desk.tsx';

/** Renders from the sources, where `server/pages/renderer.ts` renders with the build. */
export function sourceRenderer({ vite, load, mediaHost, tags }: SourceRendererOptions): Renderer {
  const build = 'development';
  const withTags = async (html: string, path: string) =>
    html.replace('<head>', `<head>${await viteTags(vite, path)}${tags}`);
  return {
    build,
    async render(page, settings) {
      const { render } = (await load(pageEntry)) as RenderModule;
      const assets = await assetsOf(page, vite, load);
      return withTags(await render(page, { ...settings, assets, mediaHost, build }), page.path);
    },
    async renderDesk(view) {
      const { renderDesk } = (await load(deskEntry)) as DeskModule;
      const styles = await stylesUnder(deskEntry, vite, load);
      return withTags(renderDesk(view, { script: '/desk/shell/desk.tsx', styles }), '/preview');
    },
  };
}

/**
 * The equivalent of `build/assets.json` for sources: all stylesheets that the document imports, and the components of
 * the pages shown so far.
 */
async function assetsOf(page: Page, vite: ViteDevServer, load: Load) {
  const shared = await stylesUnder('/document/document.tsx', vite, load);
  const { pageContent } = (await load(contentModule)) as ContentModule;
  await pageContent(page);
  const pageStyles = await stylesUnder(contentModule, vite, load);
  const styles = { shared, [page.kind]: pageStyles.filter((url) => !shared.includes(url)) };
  const fontOf = (part: string) => `/document/styles/fonts/archivo-${part}.woff2`;
  return {
    client: '/browser/entry/client.ts',
    styles,
    print: '/document/styles/print/print.css?direct',
    font: fontOf('basic'),
    europeanFont: fontOf('european'),
  };
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
  /* Styles that are imported as text are not linked: their module puts them into the document. */
  if (/\.css(?!\?inline)/.test(module.url)) styles.add(`${module.url.split('?')[0]}?direct`);
}

async function viteTags(vite: ViteDevServer, path: string): Promise<string> {
  const html = await vite.transformIndexHtml(path, '<html><head></head></html>');
  return /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? '';
}
