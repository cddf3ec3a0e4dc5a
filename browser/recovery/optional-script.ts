/**
 * Scripts that a page does without: if they fail to load, nothing is done, or something else. The build names chunks
 * after their files.
 */
const optionalScripts = [
  'vitals',
  'faults',
  'first-visit-offer',
  'subscribed',
  'search-dialog',
  'search-engine',
  'live-forms',
  'share',
  'suggestion',
  'viewed-robots',
  'clip-sound',
];
const optionalPath = new RegExp(`/assets/(?:${optionalScripts.join('|')})(?:\\.browser)?-`);

let loadingCount = 0;

export async function loadOptionalScript<Module>(load: () => Promise<Module>): Promise<Module> {
  loadingCount += 1;
  try {
    return await load();
  } finally {
    loadingCount -= 1;
  }
}

/**
 * Returns the scripts named in the error of a required load; undefined if the load was optional. An error that names no
 * script is attributed to an optional script if one is loading at that moment: a required script is requested again
 * when it is next used.
 */
export function requiredScripts(paths: readonly string[]): string[] | undefined {
  const others = paths.filter((path) => !optionalPath.test(path));
  return others.length > 0 || (paths.length === 0 && loadingCount === 0) ? others : undefined;
}
