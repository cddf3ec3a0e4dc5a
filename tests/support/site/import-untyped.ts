import { join } from 'node:path';

/**
 * Imports a file of `robots/` or `studio/`, whose types are checked by separate settings. The caller states the types.
 */
export const importUntyped = async <Exports>(file: string): Promise<Exports> =>
  (await import(
    /* @vite-ignore */ join(
      import.meta.dirname,
      '../../..',
      /^(live|models|kit|motions|plays|rig|names)/.test(file) ? 'robots' : 'studio',
      file,
    )
  )) as Exports;
