import type { createTestSite } from './test-site.ts';

export type TestSite = ReturnType<typeof createTestSite>;

const metricsOf = async ({ get }: TestSite): Promise<string[]> =>
  (await (await get('/metrics')).text()).split('\n').filter((line) => /^[a-z]/.test(line));
/** Names and labels of all series of `/metrics`, except those of Node.js and the process. */
export const seriesNames = async (site: TestSite) =>
  (await metricsOf(site)).map((line) => line.replace(/ \S+$/, '')).filter((name) => !/^(nodejs|process)_/.test(name));
/** The value of a series of `/metrics`; NaN if there is none. */
export const metricValue = async (site: TestSite, series: string) =>
  Number(
    (await metricsOf(site))
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1),
  );
