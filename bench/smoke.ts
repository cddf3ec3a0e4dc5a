/**
 * True if this run only shows that the benchmark still starts, measures and prints (`npm run bench -- --smoke`). Loads
 * are then the smallest, and nothing is written or judged.
 */
export const isSmoke = process.env.BENCH_SMOKE === '1';

/** The size of a load or the length of a time: as usual, or in a smoke run. */
export const sized = (usual: number, smoke: number): number => (isSmoke ? smoke : usual);
