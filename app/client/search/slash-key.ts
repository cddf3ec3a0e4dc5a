import { localStore } from '../../browser/storage.ts';

/** Stores that a visitor has switched the key "/" off, as voice control may press it without meaning to. */
const key = 'search-key';

/** Whether the key opens the search. */
export const isSlashKeyOn = (): boolean => localStore.read(key) === null;

export function switchSlashKey(isOn: boolean): void {
  if (isOn) localStore.remove(key);
  else localStore.write(key, 'off');
}
