import type { SoundName } from '#robots/names.ts';

/** Time in ms for which a sound is named after it was last heard: a latch is too short to read its name. */
const holdTime = 1500;

export class RecentSounds {
  #timers = new Map<SoundName, ReturnType<typeof setTimeout>>();
  #onChange: (names: SoundName[]) => void;

  constructor(onChange: (names: SoundName[]) => void) {
    this.#onChange = onChange;
  }

  hear(names: readonly SoundName[]): void {
    const { size } = this.#timers;
    for (const name of names) {
      clearTimeout(this.#timers.get(name));
      const timer = setTimeout(() => this.#forget(name), holdTime);
      this.#timers.set(name, timer);
    }
    if (this.#timers.size > size) this.#onChange([...this.#timers.keys()]);
  }

  clear(): void {
    for (const name of this.#timers.keys()) this.#forget(name);
  }

  #forget(name: SoundName): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
    this.#onChange([...this.#timers.keys()]);
  }
}
