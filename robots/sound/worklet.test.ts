import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

test('what is loaded when sound is switched on takes at most 25 KB, and brings no three', async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: ['worklet.ts', 'motion-sound.ts'].map((file) => join(import.meta.dirname, file)),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: ['*?worker&url'],
    outdir: 'unwritten',
    write: false,
    metafile: true,
  });
  const sizes = outputFiles.map(({ contents }) => brotliCompressSync(contents).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25_000);
  const bundled = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  expect(bundled.filter(([path, { bytesInOutput }]) => path.includes('node_modules') && bytesInOutput > 0)).toEqual([]);
});
