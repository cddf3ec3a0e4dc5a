import { createHash } from 'node:crypto';
import { basename, dirname, join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { inlineScripts } from './tools/inline-script-plugin.ts';
import { browserTargets } from './tools/site-build/browser-targets.ts';
import { sectionLayer } from './tools/site-build/section-layer.ts';
import { serverOnly } from './tools/site-build/server-only.ts';
import { sideEffectFreeRoots } from './tools/source-roots.mjs';

const root = import.meta.dirname;

const sideEffectFree = new RegExp(`/(?:${sideEffectFreeRoots.join('|')})/(?!.*\\.element\\.ts$).*\\.tsx?$`);

/**
 * Stops the build when something that only the server may run would reach the browser, and says through which module.
 */
const refuseServerCode = (): Plugin => ({
  name: 'refuse-server-code',
  applyToEnvironment: (environment) => environment.name in serverOnly,
  generateBundle(_options, bundle) {
    const refused = serverOnly[this.environment.name] ?? [];
    const shipped = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? Object.entries(file.modules) : [],
    );
    for (const [id, { renderedLength }] of shipped) {
      if (renderedLength === 0 || !refused.some((pattern) => pattern.test(id))) continue;
      const via = this.getModuleInfo(id)
        ?.importers.map((importer) => relative(root, importer))
        .join(', ');
      this.error(
        `${relative(root, id)} is for the server only, but ${via} brings it to the browser; what places an island stands beside its component, in a file of its own`,
      );
    }
  },
});

/** Puts a function of ours in place of the one through which Vite's build performs every `import()` of the site. */
const ownPreload = (): Plugin => ({
  name: 'own-preload',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => join(root, 'browser/recovery/load-script.ts'),
  },
});

/** The name of a class of a CSS module: its file, the class, and two letters that differ by folder. */
export function scopedName(local: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, ''));
  const folder = createHash('sha256')
    .update(dirname(path))
    .digest('base64url')
    .replace(/[^a-zA-Z]/g, '')
    .slice(0, 2);
  return `${basename(path, '.module.css')}-${local}-${folder}`;
}

/** React is bundled, so that one file is the whole renderer and always the production build. */
const bundleEverything = { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } };

/** Styles that an island brings with its code although the server renders it, because it is a dialog that is closed. */
const adoptedStyles = [{ name: 'adopted-gallery-viewer', test: /\/gallery-viewer\.module\.css$/ }];

/** The renderer of the server: one entry, with its styles beside it. */
const rendererBuild = (outDir: string, input: string) => ({
  outDir,
  emitAssets: true,
  manifest: true,
  cssCodeSplit: true,
  cssMinify: 'lightningcss' as const,
  rolldownOptions: {
    input,
    output: {
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      codeSplitting: { groups: adoptedStyles },
    },
  },
});

/** Where the web team's desk has its scripts and styles, which visitors never get. */
const deskAssets = 'preview/assets';

/**
 * The modules of all islands, of all forms, of every page after its first paint, of a renewal and of all live robots
 * are in one file each, because small files cost their headers.
 */
const sharedChunks = [
  { name: 'islands', test: /\/(browser\/islands\/mount|ui\/(button|icons|text-link))\.tsx$/ },
  { name: 'form', test: /\/ui\/(form\/|toasts|linked-words)/ },
  // Without what they import, which is in the script that every page runs first.
  {
    name: 'editions',
    test: /\/(core\/place\/edition(s|-table)|browser\/session\/stored-session)\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'renewal',
    test: /\/idiomorph\/|\/browser\/renewal\/(patch|renew)-page\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'live',
    test: /\/three\/|\/robots\/(model-height|motions|rig|kit\/place|live\/(?!start-|ar\/|play-clock|spots).+)\.ts$/,
    includeDependenciesRecursively: false,
  },
];

const everyPageScript = /\/(client|after-first-paint)-[^/]+$/;

/**
 * `Features.LightDark` of Lightning CSS, which Safari 17.4 lacks. Unless it is left out, every `color-scheme` gets two
 * properties for `light-dark()`, which our styles do not use.
 */
const lightDark = 1 << 20;

export default defineConfig(({ command }) => ({
  root,
  appType: 'custom',
  publicDir: false,
  plugins: [react(), sectionLayer(), inlineScripts(), refuseServerCode(), ownPreload()],
  css: {
    modules: { generateScopedName: scopedName },
    lightningcss: { exclude: lightDark },
  },
  builder: {},
  // The builder of robots fetches each model when it is asked for.
  worker: { format: 'es' },
  build: {
    target: browserTargets,
    cssTarget: browserTargets,
    assetsInlineLimit: 0,
    // The renderer is one file of 740 kB. Budgets of our own watch what browsers load.
    chunkSizeWarningLimit: 2000,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      // Named here, so that the first island in development does not reload the page.
      optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-dev-runtime'] },
      build: {
        outDir: 'build/client',
        manifest: true,
        // Scripts of every page load small or optional scripts only: a list of what these need would cost more.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, paths, { hostId }) => (everyPageScript.test(hostId) ? [] : paths),
        },
        // Styles come with the page's stylesheet, made by the server's build: islands load none of their own.
        cssCodeSplit: false,
        rolldownOptions: {
          input: 'browser/entry/client.ts',
          treeshake: { moduleSideEffects: [{ test: sideEffectFree, sideEffects: false }] },
          output: { codeSplitting: { groups: sharedChunks } },
        },
      },
    },
    ssr: {
      ...(command === 'build' && bundleEverything),
      build: rendererBuild('build/server', 'document/render.tsx'),
    },
    ...(command === 'build' && {
      desk: {
        consumer: 'client' as const,
        build: {
          outDir: 'build/desk/client',
          assetsDir: deskAssets,
          manifest: true,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: 'desk/shell/desk.tsx',
            treeshake: { moduleSideEffects: [{ test: sideEffectFree, sideEffects: false }] },
          },
        },
      },
      deskServer: {
        consumer: 'server' as const,
        ...bundleEverything,
        build: rendererBuild('build/desk/server', 'desk/shell/render-desk.tsx'),
      },
    }),
  },
}));
