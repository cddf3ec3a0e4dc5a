import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assembleStyles, sectionModules } from './build-styles.mjs';

/** Vite's manifest of a server build: three sections, a shared component, a layout without styles. */
const manifest = {
  'document/render.tsx': { file: 'render.js', css: ['assets/document.css'] },
  'pages/home.tsx': { file: 'home.js', imports: ['document/render.tsx'] },
  'features/home/shelf.tsx': {
    file: 'shelf.js',
    imports: ['document/render.tsx', '_plate.js'],
    css: ['assets/shelf.css'],
  },
  'features/product/hero.tsx': {
    file: 'hero.js',
    imports: ['document/render.tsx', '_plate.js'],
    css: ['assets/hero.css'],
  },
  'features/product/size/size.tsx': { file: 'size.js', css: ['assets/size.css'] },
  '_plate.js': { file: 'plate.js', css: ['assets/plate.css'] },
};
const sections = {
  kinds: { shelf: { pages: ['home'] }, hero: { pages: ['product'] }, size: { pages: ['product'] } },
  modules: sectionModules(`{
  shelf: () => import('#features/home/shelf.tsx').then((module) => module.ShelfSection),
  hero: () =>
    import('#features/product/hero.tsx').then((module) => module.HeroSection),
  size: () => import('#features/product/size/size.tsx').then((module) => module.SizeSection),
}`),
};

let folder: string;
let addresses: Record<string, string>;
const readStyles = (address: string) => readFileSync(join(folder, 'client', address), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'styles-'));
  mkdirSync(join(folder, 'server/.vite'), { recursive: true });
  mkdirSync(join(folder, 'server/assets'));
  writeFileSync(join(folder, 'server/.vite/manifest.json'), JSON.stringify(manifest));
  for (const name of ['document', 'shelf', 'hero', 'size', 'plate'])
    writeFileSync(join(folder, `server/assets/${name}.css`), `.${name}{}`);
  addresses = assembleStyles(join(folder, 'server'), join(folder, 'client/assets'), sections);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the build writes a shared stylesheet and one for each kind of page', () => {
  for (const address of Object.values(addresses)) expect(address).toMatch(/^\/assets\/[a-z-]+-[\w-]{8}\.css$/);
  const styles = Object.entries(addresses).map(([name, address]) => [name, readStyles(address)]);
  expect(Object.fromEntries(styles)).toEqual({
    shared: expect.stringMatching(/^@layer tokens, base, ui, shell, sections, lang;/),
    home: '.plate{}\n.shelf{}',
    product: '.plate{}\n.hero{}\n.size{}',
  });
});

test('a stylesheet gets a new name when one of its rules changes', () => {
  writeFileSync(join(folder, 'server/assets/shelf.css'), '.shelf{color:red}');
  const later = assembleStyles(join(folder, 'server'), join(folder, 'client/assets'), sections);
  expect(later.home).not.toBe(addresses.home);
  expect(later.shared).toBe(addresses.shared);
});
