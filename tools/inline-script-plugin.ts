import { buildSync } from 'esbuild';
import { minifySync, type Plugin } from 'vite';
import { browserTargets } from './site-build/browser-targets.ts';

const query = '?inline-script';

/** Bundles and minifies a script into one expression. Also returns the paths of its source files. */
export function compileInlineScript(path: string): { code: string; files: string[] } {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [path],
    bundle: true,
    metafile: true,
    write: false,
    format: 'iife',
    target: browserTargets,
    tsconfigRaw: {},
  });
  const { code } = minifySync(path, outputFiles[0]?.text ?? '', { compress: { target: browserTargets }, mangle: true });
  return { code: code.trim().replace(/;$/, ''), files: Object.keys(metafile.inputs) };
}

/** `import { code } from './name.ts?inline-script'` gives a script as text for an inline `script` element. */
export const inlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  enforce: 'pre',
  // The cache of modules would not notice a change of the files that a script is bundled from.
  configureVitest: ({ experimental_defineCacheKeyGenerator: defineCacheKey }) =>
    defineCacheKey(({ id }) => (id.endsWith(query) ? false : undefined)),
  load(id) {
    if (!id.endsWith(query)) return undefined;
    const { code, files } = compileInlineScript(id.slice(0, -query.length));
    for (const file of files) this.addWatchFile(file);
    return `export const code = ${JSON.stringify(code)};`;
  },
});
