/** A change of one file that can be taken back. */
export interface Edit {
  file: string;
  /** A text of the file, and its replacement. */
  replace: readonly [from: string | RegExp, to: string];
}

/** One of each kind of error, and the message that it must cause. */
export const faultyEdits: readonly { what: string; edit: Edit; says: readonly (string | RegExp)[] }[] = [
  {
    what: 'a syntax error in a section',
    edit: { file: 'features/home/carousel/carousel.tsx', replace: ['export function', 'export functio'] },
    says: [/features\/home\/carousel\/carousel\.tsx:\d+:\d+/, 'export functio'],
  },
  {
    what: 'an exception in rendering',
    edit: {
      file: 'features/shell/footer.tsx',
      replace: [/(?=\n {2}const \{ footer)/, "\n  throw new Error('broken footer');"],
    },
    says: ['broken footer', /features\/shell\/footer\.tsx:1\d:\d+/],
  },
  {
    what: 'a syntax error in the rules',
    edit: {
      file: 'pages/resolve-page.ts',
      replace: ['const moment = new Moment(instant);', 'const moment = = new Moment(instant);'],
    },
    says: [/pages\/resolve-page\.ts:\d+:\d+/, 'const moment = = new'],
  },
  {
    what: 'a syntax error in the server',
    edit: {
      file: 'server/handler.ts',
      replace: ['const stopwatch = startStopwatch();', 'const stopwatch = startStopwatch(;'],
    },
    says: [/server\/handler\.ts:\d+:\d+/, 'startStopwatch(;'],
  },
  {
    what: 'a style that is not CSS',
    edit: { file: 'features/shell/footer.module.css', replace: [/^/, '.a { color: } }\n'] },
    says: ['features/shell/footer.module.css:1'],
  },
  {
    what: 'a syntax error in a script of the browser',
    edit: { file: 'browser/entry/client.ts', replace: ['menus: startMenus', 'menus: = startMenus'] },
    says: [/browser\/entry\/client\.ts:\d+:\d+/, 'menus: = startMenus'],
  },
  {
    what: 'content that is not YAML',
    edit: { file: 'content/offers/us.yaml', replace: ['price: ', 'price: : '] },
    says: [/content\/offers\/us\.yaml:\d+:\d+/, 'price: : '],
  },
  {
    what: 'a wrong value in content',
    edit: { file: 'content/offers/us.yaml', replace: [/price: \d+/, 'price: cheap'] },
    says: [/content\/offers\/us\.yaml:\d+:\d+/, 'cheap', 'Write a number'],
  },
  {
    what: 'a page that cannot be shown at some instant',
    edit: { file: 'content/pictures/megatron.yaml', replace: [/\n {4}de: .*/, ''] },
    says: [/content\/pictures\/megatron\.yaml:\d+:\d+/, 'Add the alternative text'],
  },
  {
    what: 'a wrong type',
    edit: { file: 'features/shell/footer.tsx', replace: [/^/, "export const wrong: number = 'a';\n"] },
    says: [/features\/shell\/footer\.tsx:1:14/, "Type 'string' is not assignable to type 'number'"],
  },
];
