export interface Peer {
  /** Its folder here and in `build/peers`. */
  name: string;
  label: string;
  /**
   * Arguments for Node that build it and start its production server in its folder. The server reads its port from
   * `PORT`.
   */
  build: string[];
  serve: string[];
}

/** The same two pages made in other ways. */
export const peers: Peer[] = [
  { name: 'static', label: 'static files, hand-written islands', build: ['build.mjs'], serve: ['serve.mjs'] },
  {
    name: 'react-router',
    label: 'React Router, framework mode',
    build: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    serve: ['node_modules/@react-router/serve/bin.cjs', 'build/server/index.js'],
  },
  {
    name: 'astro',
    label: 'Astro with React islands',
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    serve: ['dist/server/entry.mjs'],
  },
  {
    name: 'next',
    label: 'Next.js, app router',
    build: ['node_modules/next/dist/bin/next', 'build'],
    serve: ['node_modules/next/dist/bin/next', 'start'],
  },
];
