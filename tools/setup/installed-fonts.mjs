import { spawnSync } from 'node:child_process';

/** The installed fonts that match a fontconfig pattern, one per line. Empty without fontconfig. */
export const installedFonts = (pattern) => spawnSync('fc-list', [pattern], { encoding: 'utf8' }).stdout?.trim() ?? '';
