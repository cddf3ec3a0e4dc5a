import { spawnSync } from 'node:child_process';

/** The installed fonts that fit a pattern of fontconfig, a line each; empty where fontconfig is missing too. */
export const installedFonts = (pattern) => spawnSync('fc-list', [pattern], { encoding: 'utf8' }).stdout?.trim() ?? '';
