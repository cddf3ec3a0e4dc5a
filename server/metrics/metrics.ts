import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Deployment } from '../deployment.ts';
import type { Middleware } from '../http/response.ts';
import type { ShopReport } from '../shops/check-shops.ts';
import { accountMetrics, type StoreStatus } from './account-metrics.ts';
import { faultMetrics } from './fault-metrics.ts';
import { type PageSources, pageMetrics } from './page-metrics.ts';
import { pictureMetrics } from './picture-metrics.ts';
import { requestMetrics } from './request-metrics.ts';
import { shopMetrics } from './shop-metrics.ts';
import { vitalsMetrics } from './vitals-metrics.ts';

interface ObservedService extends PageSources {
  accounts: { statuses(): Promise<StoreStatus[]> };
  build: string;
  shopReport: () => ShopReport | undefined;
}

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Metrics in the Prometheus text format. Every label has a fixed set of values, whatever visitors send.
 * `measuresProcess`: true to measure memory, garbage collection and so on, which cannot be stopped again.
 */
export function createMetrics({ environment, editions, trustedProxies }: Deployment, { measuresProcess = true } = {}) {
  const register = new Registry();
  let current: ObservedService | undefined;
  if (measuresProcess) collectDefaultMetrics({ register });
  const accounts = accountMetrics(register);
  new Gauge({
    name: 'build_info',
    help: 'Always 1; its labels name the build and the environment.',
    labelNames: ['build', 'environment'],
    registers: [register],
    collect() {
      this.reset();
      if (current) this.set({ build: current.build, environment }, 1);
    },
  });
  shopMetrics(register, editions, () => current?.shopReport());
  /** Serves direct requests only. A request that came through a trusted proxy is a visitor's and gets a 404. */
  const serve: Middleware = async ({ request }) => {
    if (passedProxy(request, trustedProxies)) return undefined;
    if (current) accounts.update(await current.accounts.statuses());
    return {
      status: 200,
      headers: { 'content-type': register.contentType, 'cache-control': 'no-store' },
      body: await register.metrics(),
    };
  };
  return {
    serve,
    countRequest: requestMetrics(register),
    pages: pageMetrics(register, () => current),
    accounts,
    withEncoderMetrics: pictureMetrics(register),
    recordVitals: vitalsMetrics(register),
    recordFault: faultMetrics(register),
    observe(service: ObservedService): void {
      current = service;
    },
  };
}

const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

const passedProxy = ({ headers }: Request, trustedProxies: number): boolean =>
  trustedProxies > 0 && proxyHeaders.some((name) => headers.has(name));
