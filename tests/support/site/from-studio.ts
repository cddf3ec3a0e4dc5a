import { join } from 'node:path';

/**
 * What a file of `studio/` exports. The studio is checked by settings of its own: here it comes without its types, as
 * what the caller says of it.
 */
export const fromStudio = async <Exports>(file: string): Promise<Exports> =>
  (await import(
    /* @vite-ignore */ join(
      import.meta.dirname,
      '../../..',
      /^(live|models|kit|motions|plays|rig|names)/.test(file) ? 'robots' : 'studio',
      file,
    )
  )) as Exports;
