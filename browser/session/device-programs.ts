import { localStore, readJson } from '../toolbox/storage.ts';

export interface NamedProgram {
  /** Slug of the product page on which it was built. */
  page: string;
  title: string;
  /** In the notation of links. */
  program: string;
}

/** A program that is stored in this browser because nobody was logged in when it was saved. */
export interface DeviceProgram extends NamedProgram {
  key: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const storageKey = 'programs';
/** As many as an account holds. */
const maxPrograms = 100;

export function devicePrograms(): DeviceProgram[] {
  const stored = readJson(localStore, storageKey);
  return Array.isArray(stored) ? stored.filter(isDeviceProgram) : [];
}

/**
 * Adds a program, unless the same is there. `full`: there are too many, and nothing is changed; `lost`: the browser
 * does not store it longer than the document.
 */
export function addDeviceProgram(program: NamedProgram): 'saved' | 'full' | 'lost' {
  const others = devicePrograms().filter((other) => !isSameProgram(other, program));
  if (others.length >= maxPrograms) return 'full';
  const isStored = writePrograms([{ ...program, key: crypto.randomUUID(), savedAt: Date.now() }, ...others]);
  return isStored ? 'saved' : 'lost';
}

export function removeDeviceProgram(key: string): void {
  const others = devicePrograms().filter((program) => program.key !== key);
  if (others.length === 0) localStore.remove(storageKey);
  else writePrograms(others);
}

const writePrograms = (programs: DeviceProgram[]): boolean => localStore.write(storageKey, JSON.stringify(programs));

const isSameProgram = (one: NamedProgram, other: NamedProgram): boolean =>
  one.page === other.page && one.title === other.title && one.program === other.program;

function isDeviceProgram(value: unknown): value is DeviceProgram {
  const { key, page, title, program, savedAt } = Object(value) as Record<string, unknown>;
  return [key, page, title, program].every((text) => typeof text === 'string') && typeof savedAt === 'number';
}
