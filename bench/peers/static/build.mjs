import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';

await build({
  entryPoints: ['render-pages.tsx'],
  outfile: 'dist/render-pages.mjs',
  bundle: true,
  platform: 'node',
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
});
await build({
  entryPoints: ['page-script.ts'],
  outdir: 'dist/site',
  chunkNames: 'scripts/[name]-[hash]',
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
});
const { renderPages } = await import('./dist/render-pages.mjs');
for (const [path, html] of renderPages()) {
  const file = `dist/site${path}.html`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}
