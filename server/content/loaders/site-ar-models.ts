import { existsSync, readFileSync } from 'node:fs';
import { type ArModels, arModels } from '#core/media/robot-media-schema.ts';

/**
 * Reads the models for augmented reality that the build made. Before a first build there is no file, and pages offer no
 * models.
 */
export const loadArModels = (file: string): ArModels =>
  existsSync(file) ? arModels.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
