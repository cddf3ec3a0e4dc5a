import { runNode } from './run.mjs';
import { ensureInstalled } from './setup.mjs';

const args = process.argv.slice(2);
const program = args.includes('--film') ? 'studio/film.ts' : 'studio/photograph.ts';
ensureInstalled();
process.exit(runNode([program, ...args.filter((arg) => arg !== '--film')]));
