import type { SoundName } from '#robots/names.ts';

/** Time in ms for which a sound is named after it was last heard: a latch is too short to read its name. */
const holdTime = 1500;

/** The sounds of the last moments, in the order in which they began. */
export class RecentSounds {
  #until = new Map<SoundName, number>();
  #onChange: (names: SoundName[]) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onChange: (names: SoundName[]) => void) {
    this.#onChange = onChange;
  }

  hear(names: readonly SoundName[]): void {
    const { size } = this.#until;
    for (const name of names) this.#until.set(name, performance.now() + holdTime);
    if (this.#until.size > size) this.#onChange([...this.#until.keys()]);
    this.#timer ??= setTimeout(this.#forget, holdTime);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#until.size === 0) return;
    this.#until.clear();
    this.#onChange([]);
  }

  #forget = (): void => {
    this.#timer = undefined;
    const now = performance.now();
    const { size } = this.#until;
    for (const [name, until] of this.#until) if (until <= now) this.#until.delete(name);
    if (this.#until.size < size) this.#onChange([...this.#until.keys()]);
    if (this.#until.size > 0) this.#timer = setTimeout(this.#forget, Math.min(...this.#until.values()) - now);
  };
}
