import type { serveSite } from './served-site.ts';

export type Served = ReturnType<typeof serveSite>;

const metricsOf = async ({ get }: Served): Promise<string[]> =>
  (await (await get('/metrics')).text()).split('\n').filter((line) => /^[a-z]/.test(line));
/** Names and labels of all series of `/metrics`, except those of Node.js and the process. */
export const seriesOf = async (site: Served) =>
  (await metricsOf(site)).map((line) => line.replace(/ \S+$/, '')).filter((name) => !/^(nodejs|process)_/.test(name));
/** The value of a series of `/metrics`; NaN if there is none. */
export const readingOf = async (site: Served, series: string) =>
  Number(
    (await metricsOf(site))
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1),
  );
