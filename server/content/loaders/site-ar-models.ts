import { existsSync, readFileSync } from 'node:fs';
import type { ArModels } from '#core/media/ar-model-schema.ts';
import { arModels } from '#core/media/ar-model-schema.ts';

/** What the build made for augmented reality. Without it, as before a first build, pages offer no models. */
export const loadArModels = (file: string): ArModels =>
  existsSync(file) ? arModels.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
