import type { PeerProject } from './parts.ts';

export interface Peer extends Omit<PeerProject, 'into'> {
  /** Its name in the table. */
  label: string;
  /**
   * Arguments for Node that build it and start its production server in its folder. The server reads its port from
   * `PORT`.
   */
  build: string[];
  serve: string[];
}

/** Components that run in the browser too. */
const interactive = /\.island\.tsx$/;

/** Server components have no context: the page is stored per request, and the media host is a constant. */
const forServerComponents = (path: string, source: string): string =>
  interactive.test(path) ? `'use client';\n${source}` : source.replaceAll('use(MediaHost)', 'MediaHost');

/** The same two pages made in other ways. */
export const peers: Peer[] = [
  {
    name: 'static',
    label: 'static files, hand-written script',
    parts: 'parts',
    build: ['build.mjs'],
    serve: ['serve.mjs'],
  },
  {
    name: 'react-router',
    label: 'React Router, framework mode',
    parts: 'app/parts',
    routedAnchor: 'app/routed-anchor.tsx',
    build: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    serve: ['node_modules/@react-router/serve/bin.cjs', 'build/server/index.js'],
  },
  {
    name: 'astro',
    label: 'Astro with React islands',
    parts: 'src/parts',
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    serve: ['dist/server/entry.mjs'],
  },
  {
    name: 'next',
    label: 'Next.js, app router',
    parts: 'parts',
    routedAnchor: 'routed-anchor.tsx',
    rewrite: forServerComponents,
    build: ['node_modules/next/dist/bin/next', 'build'],
    serve: ['node_modules/next/dist/bin/next', 'start'],
  },
];
