import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { inlineScripts } from './tools/inline-script-plugin.ts';
import { pureRoots, siteRoots } from './tools/source-roots.mjs';

const ignored = ['**/node_modules/**', 'build/**'];
const specification = 'tests/proof/specification/**/*.test.ts';
const pure = pureRoots.map((root: string) => `${root}/**/*.test.ts`);
const components = siteRoots.map((root: string) => `${root}/**/*.test.tsx`);
/** The processor draws there instead of a graphics card, which takes all of it. */
const webgl = ['tests/browser/drawing/**/*.test.ts'];
const browserDefaults = {
  testTimeout: 120_000,
  hookTimeout: 300_000,
  // A second, as it is without, passes on a busy machine before a tap has become a click.
  expect: { poll: { timeout: 15_000 } },
  // The first line of a failure shows the values that differ, such as the troubles of a tab, not how many there are.
  chaiConfig: { truncateThreshold: 0 },
};
/** Tests with the tag `every-browser` run in Firefox and WebKit, too, one after another in one window. */
const projectIn = (engine: 'firefox' | 'webkit') => ({
  test: {
    name: engine,
    include: ['tests/browser/**/*.test.ts'],
    exclude: ignored,
    globalSetup: 'tests/browser/support/shared-sites.ts',
    isolate: false,
    fileParallelism: false,
    provide: { engine },
    ...browserDefaults,
  },
});

/** Starts the tests of edges first: they wait, and the other tests run meanwhile. */
class EdgesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isOfEdges = ({ moduleId }: TestSpecification) => Number(/\/browser\/edges\//.test(moduleId));
    return sorted.sort((one, other) => isOfEdges(other) - isOfEdges(one));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: EdgesFirst },
    reporters: ['default'],
    // Left to itself it keeps one core free, which on two of them is half of the machine.
    maxWorkers: '100%',
    // Compiling the modules of the site takes longer than most tests of a file that needs them.
    experimental: { fsModuleCache: true },
    provide: { engine: 'chromium' },
    tags: [
      { name: 'every-browser', description: 'must work in Chromium, Firefox and WebKit' },
      {
        name: 'journey',
        description: 'stands for the others of `every-browser` where the gate uses Firefox and WebKit',
      },
      {
        name: 'nightly',
        description: 'takes long, or shows in another way what the gate shows: `npm run proof -- nightly`',
      },
    ],
    projects: [
      {
        plugins: [inlineScripts()],
        test: {
          // These modules keep nothing between two calls, so their tests need no process of their own for each file,
          // which would cost two thirds of the time.
          name: 'pure',
          include: pure,
          exclude: ignored,
          isolate: false,
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'components',
          include: components,
          exclude: ignored,
          environment: 'happy-dom',
          // Node's own storage would stand in place of the document's.
          execArgv: ['--no-experimental-webstorage'],
          setupFiles: 'tests/support/components/setup.ts',
          isolate: false,
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 20_000,
        },
      },
      {
        plugins: [inlineScripts()],
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, ...pure, ...components, 'tests/browser/**', 'tests/proof/**'],
          // Most files need the content of the site or the robots, which take seconds to load: once for each worker.
          isolate: false,
          globalSetup: 'tests/support/accounts/postgres-for-tests.ts',
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          exclude: [...ignored, ...webgl],
          globalSetup: 'tests/browser/support/shared-sites.ts',
          // Reading the content of the site takes a second: once for each worker instead of once for each file.
          isolate: false,
          maxWorkers: 2,
          ...browserDefaults,
        },
      },
      {
        test: {
          name: 'drawing',
          include: webgl,
          exclude: ignored,
          globalSetup: 'tests/browser/support/shared-sites.ts',
          isolate: false,
          fileParallelism: false,
          ...browserDefaults,
        },
      },
      projectIn('firefox'),
      projectIn('webkit'),
      {
        plugins: [inlineScripts()],
        test: {
          // Facts of today's content: it starts no server and measures nothing, so its files may run side by side.
          name: 'specification',
          include: [specification],
          exclude: ignored,
          isolate: false,
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [inlineScripts()],
        test: {
          name: 'proof',
          include: ['tests/proof/**/*.test.ts'],
          exclude: [...ignored, specification],
          globalSetup: 'tests/support/accounts/postgres-for-tests.ts',
          css: { modules: { classNameStrategy: 'non-scoped' } },
          fileParallelism: false,
          // Node itself loads the built renderer: vitest would load a part twice where a copy links to the build.
          server: { deps: { external: [/\/build\/server\//] } },
          ...browserDefaults,
          testTimeout: 600_000,
        },
      },
    ],
  },
});
