import { localStore } from '#browser/toolbox/storage.ts';

/** Stores that a visitor has switched the key "/" off, as voice control may press it without meaning to. */
const key = 'search-key';

/** The setting whether the key "/" opens the search. */
export interface SlashKey {
  isOn(): boolean;
  switchTo(isOn: boolean): void;
}

export const slashKey: SlashKey = {
  isOn: () => localStore.read(key) === null,
  switchTo(isOn) {
    if (isOn) localStore.remove(key);
    else localStore.write(key, 'off');
  },
};
