import type { Plugin } from 'vite';

/** A CSS module that names no layer belongs to the sections, so that none wins over every layer by mistake. */
export const sectionLayer = (): Plugin => ({
  name: 'section-layer',
  enforce: 'pre',
  transform: {
    filter: { id: /\.module\.css(?:\?|$)/ },
    handler: (code) => (code.startsWith('@layer') ? null : { code: `@layer sections {\n${code}}\n`, map: null }),
  },
});
