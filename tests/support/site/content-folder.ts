import { join } from 'node:path';

/**
 * The content of this project. Every test that reads it imports this constant, so that the proof of the how-tos finds
 * those tests by their imports.
 */
export const contentFolder = join(import.meta.dirname, '../../../content');
