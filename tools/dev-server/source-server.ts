import type { Server } from 'node:http';
import { join, relative } from 'node:path';
import {
  createRunnableDevEnvironment,
  createServer,
  type EnvironmentModuleNode,
  isRunnableDevEnvironment,
  type ViteDevServer,
} from 'vite';
import type { Load } from './source-renderer.ts';
import { createViteLogger } from './terminal.ts';

export interface SourceServerOptions {
  root: string;
  /** Also carries Vite's web socket. */
  server: Server;
  /** Called with each changed path, relative to `root`. */
  onChange: (path: string) => void;
  /** Called when a page that was rendered as this version has connected. */
  onPage: (version: number, page: OpenPage) => void;
}

export type OpenPage = Pick<ViteDevServer['environments']['client']['hot'], 'send'>;

/** Vite, which serves modules and styles to browsers and loads modules of the server from their sources. */
export interface SourceServer {
  vite: ViteDevServer;
  load: Load;
  /** Makes the next `load` evaluate all modules again that contain these files. */
  forget: (paths: readonly string[]) => void;
  /** Makes the next `load` evaluate everything again. */
  forgetAll: () => void;
}

/** The event with which a page says as which version it was rendered. */
const pageEvent = 'kinetra:page';

/** Tells the server as which version a page was rendered: changes until the web socket is open would be missed. */
export const versionTag = (version: number): string =>
  `<script type="module">import{createHotContext}from"/@vite/client";createHotContext("/").send(${JSON.stringify(pageEvent)},${version})</script>`;

export async function startSourceServer(options: SourceServerOptions): Promise<SourceServer> {
  const { root, server, onChange, onPage } = options;
  const vite = await createServer({
    root,
    appType: 'custom',
    clearScreen: false,
    customLogger: createViteLogger(root),
    server: { middlewareMode: true, hmr: { server }, allowedHosts: true },
    environments: {
      ssr: {
        dev: {
          // Modules of the server are loaded again by `forget`, in one place and when we want it.
          createEnvironment: (name, config) =>
            createRunnableDevEnvironment(name, config, { runnerOptions: { hmr: false } }),
        },
      },
    },
    plugins: [
      {
        name: 'watch-sources',
        configureServer({ watcher, environments }) {
          watcher.on('all', (_event, file) => onChange(relative(root, file)));
          environments.client.hot.on(pageEvent, onPage);
        },
      },
    ],
  });
  /* Looked up at each use, because Vite replaces its environments after a change of its settings. */
  const environment = () => {
    const { ssr } = vite.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite offers no module runner for the server');
    return ssr;
  };
  return {
    vite,
    load: (url) => environment().runner.import(url),
    forget(paths) {
      const { moduleGraph, runner } = environment();
      const affected = new Set<EnvironmentModuleNode>();
      for (const file of paths.map((path) => join(root, path))) {
        moduleGraph.onFileChange(file);
        for (const module of moduleGraph.getModulesByFile(file) ?? []) addWithImporters(module, affected);
      }
      for (const { id } of affected) {
        const evaluated = id === null ? undefined : runner.evaluatedModules.getModuleById(id);
        if (evaluated) runner.evaluatedModules.invalidateModule(evaluated);
      }
    },
    forgetAll: () => environment().runner.evaluatedModules.clear(),
  };
}

function addWithImporters(module: EnvironmentModuleNode, into: Set<EnvironmentModuleNode>): void {
  if (into.has(module)) return;
  into.add(module);
  for (const importer of module.importers) addWithImporters(importer, into);
}
