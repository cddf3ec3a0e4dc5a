import { giveUpBuild, isGone, mayReload } from '#browser/recovery/failed-builds.ts';

/**
 * Reloads the page, once per build, when the page's own script is gone from the server: then no other script can
 * notice. `browser/recovery/chunk-recovery.ts` handles all later failures.
 */
addEventListener(
  'error',
  async (event) => {
    const script = event.target as HTMLScriptElement;
    if (script.localName !== 'script' || script.type !== 'module') return;
    const { build } = document.documentElement.dataset as { build: string };
    if (!mayReload(build)) return;
    const scripts = performance
      .getEntriesByType('resource')
      .map((entry) => entry.name)
      .filter((name) => /\/assets\/.+\.js$/.test(name));
    if (!(await Promise.all([script.src, ...scripts].map(isGone))).includes(true)) return;
    giveUpBuild(build);
    location.reload();
  },
  true,
);
