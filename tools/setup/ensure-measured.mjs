import { fail, root, runNode } from './run-program.mjs';

/** Measures pictures, clips and manuals: all that a development server needs of the build. */
export function ensureMeasured() {
  if (runNode(['tools/site-build/measure-media.mjs', root]) !== 0)
    fail('the pictures could not be measured. See the message above.');
}
