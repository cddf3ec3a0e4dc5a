import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '#pages/page.ts';
import { StartError } from '../settings/start-error.ts';

export interface RenderSettings {
  /** True for a time-travel preview: the time of the page then stands still, and the page sends no requests. */
  isPreview?: boolean;
}

/** The only interface to React: a resolved page in, an HTML document out. */
export interface Renderer {
  render(page: Page, settings?: RenderSettings): Promise<string>;
  renderDesk(view: object): Promise<string>;
  build: string;
}

/** Exports of the entry module. `assets` is passed on as the build wrote it. */
interface RenderModule {
  render(page: Page, options: RenderSettings & { assets: unknown; mediaHost: string; build: string }): Promise<string>;
}

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
