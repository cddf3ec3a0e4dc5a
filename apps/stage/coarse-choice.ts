import { sessionStore } from '#browser/toolbox/storage.ts';

const storageKey = 'coarse';

/** Whether the visitor wants live models even where they are coarse, for the rest of the visit. */
export const coarseChoice = {
  get isOn(): boolean {
    return sessionStore.read(storageKey) === 'on';
  },

  switchOn(): void {
    sessionStore.write(storageKey, 'on');
  },
};
