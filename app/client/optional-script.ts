/**
 * Scripts that nobody waits for: what they are for is done without a word, or not at all. The build names them after
 * their files.
 */
const names = /\/assets\/(?:vitals|newcomer-offer|subscribed)-/;

let underWay = 0;

/** Loads a script that nobody waits for. */
export async function loadOptionalScript<Module>(load: () => Promise<Module>): Promise<Module> {
  underWay += 1;
  try {
    return await load();
  } finally {
    underWay -= 1;
  }
}

/**
 * Of the scripts that an error names, those that somebody waits for; undefined where there are none. An error that
 * names nothing is taken for one of what is loaded unasked at that moment: what somebody waits for is asked for again
 * when it is next used.
 */
export function waitedFor(paths: readonly string[]): string[] | undefined {
  const others = paths.filter((path) => !names.test(path));
  return others.length > 0 || (paths.length === 0 && underWay === 0) ? others : undefined;
}
