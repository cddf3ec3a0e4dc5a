import { sessionStore } from '#browser/toolbox/storage.ts';

const storageKey = 'sound';
const listeners = new Set<() => void>();

/** The visitor's wish for sound, for all stages and the rest of the visit. */
export const soundChoice = {
  get isOn(): boolean {
    return sessionStore.read(storageKey) === 'on';
  },

  set(isOn: boolean): void {
    if (isOn) sessionStore.write(storageKey, 'on');
    else sessionStore.remove(storageKey);
    for (const listener of [...listeners]) listener();
  },

  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
