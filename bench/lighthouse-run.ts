import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { browserProgram } from '#tests/browser/support/browser.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
  details?: { items?: Record<string, unknown>[] };
}

/** The part of a result that is used here. Its own types are missing until the benchmark has installed Lighthouse. */
export interface Result {
  categories: Partial<Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>>;
  audits: Partial<Record<string, Audit>>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>;

export interface Measurement {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** Milliseconds. */
  lcp: number;
  /** Milliseconds. */
  tbt: number;
  cls: number;
  /** Lighthouse's index of this machine: about 1000 for a desktop of 2020. Its times depend on the machine. */
  machine: number;
  /** Audits that cost points, by category, with the elements or URLs concerned. */
  failedAudits: string[];
}

/** Audits that a not-found response fails by its nature: it is not indexed, and browsers log it. */
const notFoundAudits = ['http-status-code', 'is-crawlable', 'errors-in-console'];

const lighthousePath = join(import.meta.dirname, 'lighthouse/node_modules/lighthouse/core/index.js');

/** Chromium's trace sometimes lacks its beginning; Lighthouse then has to run again. */
const tries = 3;

/**
 * Runs Lighthouse with its default phone on a slow network, in a Chromium with an empty profile. Throws when Lighthouse
 * cannot load the page.
 */
export async function runLighthouse(
  url: string,
  isMissing: boolean,
): Promise<{ measurement: Measurement; result: Result }> {
  let failure: string | undefined;
  for (let triesLeft = tries; triesLeft > 0; triesLeft -= 1) {
    const result = await runOnce(url, isMissing);
    if (result && !result.runtimeError) return { measurement: measurementOf(result), result };
    failure = result?.runtimeError?.message;
  }
  throw new Error(`Lighthouse cannot load ${url}: ${failure}`);
}

async function runOnce(url: string, isMissing: boolean): Promise<Result | undefined> {
  const { executablePath, args } = browserProgram();
  const browserArgs = [...args, '--headless=new', '--no-default-browser-check', 'about:blank'];
  // Puppeteer's own arguments would change what is measured.
  const browser = await launch({ executablePath, args: browserArgs, ignoreDefaultArgs: true });
  try {
    const { default: lighthouse } = (await import(lighthousePath)) as { default: Lighthouse };
    const visit = await lighthouse(url, {
      port: Number(new URL(browser.wsEndpoint()).port),
      logLevel: 'error',
      disableFullPageScreenshot: true,
      ignoreStatusCode: true,
      onlyCategories: [...categories],
      skipAudits: isMissing ? notFoundAudits : [],
    });
    return visit?.lhr;
  } finally {
    await browser.close();
  }
}

function measurementOf({ categories: categoryResults, audits, environment }: Result): Measurement {
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY;
  const scores = Object.fromEntries(
    categories.map((category) => [category, Math.round((categoryResults[category]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const failedAudits = categories.flatMap((category) =>
    category === 'performance'
      ? []
      : (categoryResults[category]?.auditRefs ?? []).flatMap(({ id, weight }) =>
          weight > 0 ? describeFailedAudit(category, audits[id]) : [],
        ),
  );
  return {
    scores,
    lcp: numberOf('largest-contentful-paint'),
    tbt: numberOf('total-blocking-time'),
    cls: numberOf('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
    failedAudits,
  };
}

function describeFailedAudit(category: Category, audit: Audit | undefined): string[] {
  if (!audit || audit.score === null || audit.score >= 1) return [];
  const items = audit.details?.items ?? [];
  return [`${category}: ${audit.title}${items.length > 0 ? `: ${items.map(describe).join(' | ')}` : ''}`];
}

function describe(item: Record<string, unknown>): string {
  const node = item.node as { snippet?: string; selector?: string } | undefined;
  return (node?.snippet ?? JSON.stringify(item)).slice(0, 240);
}
