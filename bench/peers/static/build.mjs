import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';

await build({
  entryPoints: ['render-pages.tsx'],
  outfile: 'dist/render-pages.mjs',
  bundle: true,
  platform: 'node',
  format: 'esm',
  jsx: 'automatic',
  define: { 'import.meta.env.DEV': 'false', 'process.env.NODE_ENV': '"production"' },
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
});
await build({
  entryPoints: ['page-script.ts'],
  outfile: 'dist/site/page.js',
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
});
const { renderPages } = await import('./dist/render-pages.mjs');
for (const [path, html] of renderPages(JSON.parse(readFileSync('content.json', 'utf8')))) {
  const file = `dist/site${path}.html`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}
