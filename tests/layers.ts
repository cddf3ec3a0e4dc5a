import { siteRoots } from '#tools/source-roots.mjs';

/** Imports of packages, and of rooms of this project. */
const packages = (...names: string[]) => new RegExp(`^(${names.join('|')})(/|$)`);
const rooms = (...names: string[]) => new RegExp(`^#(${names.join('|')})/`);
const node = /^node:/;

/** Modules that each folder of the site may import: code for browsers cannot import Node or the server. */
const siteImports = [
  rooms('core', 'contract', ...siteRoots),
  /^#robots\/(names|live\/[a-z-]+)\.ts$/,
  packages('react', 'react-dom', 'budoux', 'idiomorph', 'web-vitals', 'uqr', 'zod'),
];
/** Modules of the site that Node loads: sections and pages without their components. */
const pureModules = /^#(features|pages)\/[^.]+\.ts$/;

/** Modules that each room may import besides its own. Tests, benchmarks and tools may import anything. */
export const allowedImports: Record<string, RegExp[]> = {
  ...Object.fromEntries(siteRoots.map((room: string) => [room, siteImports])),
  core: [rooms('contract'), /^#robots\/names\.ts$/, packages('zod', 'intl-messageformat', 'minisearch')],
  contract: [rooms('core/time', 'core/place'), packages('zod')],
  accounts: [rooms('core', 'contract'), node, packages('kysely', 'jose', '@node-rs/argon2', 'nodemailer', 'pg', 'zod')],
  server: [
    pureModules,
    rooms('core', 'contract'),
    node,
    packages('diff', '@hono/node-server', 'sharp', 'pino', 'prom-client', 'lru-cache', 'yaml', 'zod'),
  ],
  desk: [
    rooms('core', 'contract', 'server', ...siteRoots),
    node,
    packages('react', 'react-dom', 'yaml', 'zod', 'ical-generator'),
  ],
  main: [rooms('core', 'contract', 'server', 'accounts', 'desk'), pureModules, node],
  robots: [packages('three', 'meshoptimizer/simplifier')],
  studio: [rooms('robots'), node, packages('three', 'meshoptimizer/simplifier', 'esbuild', 'playwright-core', 'sharp')],
};

/**
 * The layers inside each room, lowest first. A layer may import the layers before it, never one after it. It is a
 * folder or a file directly in the room. Every production file belongs to one.
 */
export const layers: Record<string, readonly string[]> = {
  accounts: [
    'store',
    'group',
    'mail',
    'rewards',
    'login',
    'newsletter',
    'notices',
    'garage',
    'lifecycle',
    'api',
    'accounts.ts',
  ],
  server: [
    'time',
    'log',
    'shops',
    'settings',
    'deployment.ts',
    'http',
    'files',
    'content',
    'pages',
    'metrics',
    'endpoints',
    'handler.ts',
    'shutdown.ts',
    'encode-all-media.ts',
  ],
  desk: ['dated-content', 'audit', 'editor', 'releases', 'screen', 'preview', 'calendar', 'findings', 'shell'],
  main: ['accounts', 'data-dir.ts', 'shop-stock.ts', 'services.ts', 'compose.ts', 'development.ts', 'production.ts'],
  robots: [
    'names.ts',
    'kit',
    'rig.ts',
    'assembly.ts',
    'model-height.ts',
    'motions.ts',
    'motions-without-ankles.ts',
    'scenes',
    'materials.ts',
    'models',
    'plays.ts',
    'sound',
    'live',
  ],
};

/**
 * The layers of what visitors see, lowest first, as beginnings of paths. A file may import its own layer and those
 * before it. The first one that matches a path counts; `features` are also ordered by their area.
 */
export const siteLayers: readonly RegExp[] = [
  /^features\/.*(?<!\.(?:browser|element|island))\.ts$|^pages\/(?!section-components).*\.ts$/,
  /^document\/(styles|public)\//,
  /^ui\//,
  /^browser\/toolbox\//,
  /^browser\/islands\//,
  /^browser\/recovery\//,
  /^browser\/session\//,
  /^apps\/stage\//,
  /^apps\/playground\//,
  /^apps\/theater\//,
  /^features\//,
  /^browser\//,
  /^pages\//,
  /^document\//,
];

/** The areas of `features`, lowest first. An area may import those before it. */
export const areas: readonly string[] = [
  'clips',
  'notices',
  'newsletter',
  'countdown',
  'consent',
  'regions',
  'buying',
  'sale',
  'programming',
  'product',
  'home',
  'support',
  'news',
  'search',
  'catalogue',
  'account',
  'shell',
];

/** The layers of `core`, lowest first, as beginnings of paths; the first one that matches a path counts. */
export const coreLayers: readonly RegExp[] = [
  /^core\/fields\/roles\.ts$/,
  /^core\/time\//,
  /^core\/place\//,
  /^core\/(words|http|search|fields)\//,
  /^core\/(.*-schema|site|site-memo)\.ts$/,
  /^core\/page-frame\.ts$|^core\/(?!section\/)[a-z]+\//,
  /^core\/section\//,
];
