import { join } from 'node:path';

/**
 * The content of this project. Every test that reads it takes its place from here, so that the proof of the how-tos
 * finds these tests by their imports.
 */
export const contentFolder = join(import.meta.dirname, '../../../content');
