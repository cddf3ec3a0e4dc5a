let isOptional = false;

/** Loads a script that the page does without: the page is not reloaded because this script is gone from the server. */
export function loadOptionalScript<Module>(load: () => Promise<Module>): Promise<Module> {
  isOptional = true;
  try {
    return load();
  } finally {
    isOptional = false;
  }
}

const preloadedPaths = new Set<string>();

/**
 * Performs an `import()`. The build wraps each of them in a call of this function, in place of Vite's own, which is
 * four times as large. `paths` are the scripts that the imported one needs, relative to the root of the site; they are
 * loaded at the same time. A failure is announced by `vite:preloadError` unless the script is optional.
 */
export function __vitePreload<Module>(load: () => Promise<Module>, paths: readonly string[] = []): Promise<Module> {
  const isRequired = !isOptional;
  for (const path of isRequired ? paths : []) {
    if (preloadedPaths.has(path)) continue;
    preloadedPaths.add(path);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${path}` }));
  }
  return load().catch((error: unknown) => {
    if (isRequired) dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  });
}
