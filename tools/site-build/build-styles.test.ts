import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assembleStyles } from './build-styles.mjs';

/** Vite's manifest of a server build: two kinds of page, a shared component, and a kind without styles. */
const manifest = {
  'document/render.tsx': {
    file: 'render.js',
    css: ['assets/document.css'],
    dynamicImports: ['pages/home.tsx', 'pages/product.tsx', 'pages/bare.tsx'],
  },
  'pages/home.tsx': { file: 'home.js', imports: ['document/render.tsx', '_plate.js'], css: ['assets/home.css'] },
  'pages/product.tsx': {
    file: 'product.js',
    imports: ['document/render.tsx', '_plate.js'],
    css: ['assets/product.css'],
  },
  'pages/bare.tsx': { file: 'bare.js', imports: ['document/render.tsx'] },
  '_plate.js': { file: 'plate.js', css: ['assets/plate.css'] },
};

let folder: string;
let addresses: Record<string, string>;
const readStyles = (address: string) => readFileSync(join(folder, 'client', address), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'styles-'));
  mkdirSync(join(folder, 'server/.vite'), { recursive: true });
  mkdirSync(join(folder, 'server/assets'));
  writeFileSync(join(folder, 'server/.vite/manifest.json'), JSON.stringify(manifest));
  for (const name of ['document', 'home', 'product', 'plate'])
    writeFileSync(join(folder, `server/assets/${name}.css`), `.${name}{}`);
  addresses = assembleStyles(join(folder, 'server'), join(folder, 'client/assets'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('stylesheets of a build', () => {
  it('are one shared file and one per kind with styles', () => {
    expect(Object.keys(addresses)).toEqual(['shared', 'home', 'product']);
    for (const address of Object.values(addresses)) expect(address).toMatch(/^\/assets\/[a-z]+-[\w-]{8}\.css$/);
  });

  it('order the layers before every rule', () => {
    expect(readStyles(addresses.shared ?? '')).toMatch(/^@layer tokens, base, ui, shell, sections, lang;/);
  });

  it('contain the styles of a kind without the shared ones', () => {
    expect(readStyles(addresses.home ?? '')).toBe('.plate{}\n.home{}');
    expect(readStyles(addresses.product ?? '')).toBe('.plate{}\n.product{}');
  });

  it('get a new name when a rule changes', () => {
    writeFileSync(join(folder, 'server/assets/home.css'), '.home{color:red}');
    const later = assembleStyles(join(folder, 'server'), join(folder, 'client/assets'));
    expect(later.home).not.toBe(addresses.home);
    expect(later.shared).toBe(addresses.shared);
  });
});
