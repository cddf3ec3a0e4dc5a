import { diffChars } from 'diff';

/** Characters added and removed up to which a name is taken for a misspelled one: one replaced or two swapped. */
const mostChanges = 2;

/**
 * Variables that look like a setting but are none, each with the names that were probably meant. Short names such as
 * `HOST` are not compared, because systems set variables like `HOSTNAME` themselves.
 */
export function misspelledSettings(
  env: Readonly<Record<string, string | undefined>>,
  settingNames: readonly string[],
): { name: string; meant: string[] }[] {
  const comparable = settingNames.filter((name) => name.includes('_'));
  return Object.keys(env)
    .filter((name) => name.includes('_') && !settingNames.includes(name))
    .map((name) => ({ name, meant: comparable.filter((setting) => isClose(name, setting)) }))
    .filter(({ meant }) => meant.length > 0);
}

function isClose(name: string, setting: string): boolean {
  const [shorter, longer] = name.length < setting.length ? [name, setting] : [setting, name];
  if (longer.startsWith(shorter)) return true;
  if (longer.length - shorter.length > mostChanges) return false;
  const changes = diffChars(name, setting, { ignoreCase: true }).filter(({ added, removed }) => added || removed);
  return changes.reduce((count, { value }) => count + value.length, 0) <= mostChanges;
}
