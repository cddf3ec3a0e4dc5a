import type { serveSite } from './served-site.ts';

/** A site that is served in this process. */
export type Served = ReturnType<typeof serveSite>;

const metricsOf = async ({ get }: Served): Promise<string[]> =>
  (await (await get('/metrics')).text()).split('\n').filter((line) => /^[a-z]/.test(line));
/** The series there are, without their values. */
export const seriesOf = async (site: Served) =>
  (await metricsOf(site)).map((line) => line.replace(/ \S+$/, '')).filter((name) => !/^(nodejs|process)_/.test(name));
/** The value of a series of `/metrics`; NaN where it is not there. */
export const readingOf = async (site: Served, series: string) =>
  Number(
    (await metricsOf(site))
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1),
  );
