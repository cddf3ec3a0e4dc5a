import { localStore } from '#browser/toolbox/storage.ts';

/** Stores that a visitor has switched the key "/" off, as voice control may press it without meaning to. */
const key = 'search-key';

/** The setting of the key "/", which opens the search. */
export const slashKey = {
  isOn: () => localStore.read(key) === null,
  switchTo(isOn: boolean) {
    if (isOn) localStore.remove(key);
    else localStore.write(key, 'off');
  },
};
