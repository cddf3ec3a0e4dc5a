import { expect, test } from 'vitest';
import { mediaPath } from '#core/media/media-address.ts';
import { editionCodes } from '#core/place/editions.ts';
import { megabytes, startMeasuredSite } from '../../support/running/measured-site.ts';
import { openRawConnection, requestHead } from '../../support/running/raw-connection.ts';
import { realSite } from '../../support/site/real-site.ts';

/** The number of different addresses that are requested. CRAWL_ADDRESSES makes it smaller. */
const addresses = Number(process.env.CRAWL_ADDRESSES ?? 1_000_000);
const connections = 16;
/** Allowed growth from the first tenth to the end, in bytes. */
const mostGrowth = { heap: 16 * 2 ** 20, rss: 96 * 2 ** 20 };

const slugs = Object.keys(realSite.pages);
const [picture] = Object.entries(realSite.pictures);
const encodings = ['br', 'gzip', 'identity', 'br;q=0.1, gzip;q=0.9', '*', 'deflate'];

/** The nth request of a crawler: pages, queries, missing pages, hosts, pictures, calls, odd headers; all different. */
function requestAt(n: number): string {
  const edition = editionCodes[n % editionCodes.length] ?? 'us';
  const prefix = edition === 'cn' ? '' : `/${edition}`;
  const slug = slugs[n % slugs.length] ?? '';
  const headers = {
    'accept-encoding': `${encodings[n % encodings.length]}, x-${n};q=0`,
    'accept-language': `l${n}`,
    'user-agent': `crawler/${n}`,
  };
  switch (n % 10) {
    case 0:
      return requestHead(`${prefix}/${slug}?page=${n}`, headers);
    case 1:
      return requestHead(`${prefix}/nowhere-${n}`, headers);
    case 2:
      return requestHead(`/${n}/${edition}/${slug}`, headers);
    case 3:
      return requestHead(`${prefix}/${slug}/${n}?x=${n}`, { ...headers, cookie: `id=${n}` });
    case 4:
      return requestHead(`/us?utm=${n}`, { ...headers, host: `h${n}.localhost` });
    case 5:
      return requestHead(`/assets/chunk-${n}.js`, headers);
    case 6:
      return requestHead(
        picture ? `${mediaPath({ id: picture[0], hash: picture[1].hash }, 10_000 + (n % 89_999), 'avif')}?${n}` : '/',
        headers,
      );
    case 7:
      return requestHead(`/ssr/suggestion?edition=${edition}&slug=s${n}&country=US`, headers);
    case 8:
      return requestHead(`/api/us/account/none-${n}`, { ...headers, 'x-request-id': `id-${n}`, region: `r${n}` });
    default:
      return requestHead(
        `${prefix}/${slug}?at=${n}`,
        { ...headers, 'if-none-match': `"${n}"`, 'x-forwarded-for': `10.${n % 250}.${(n >> 8) % 250}.1` },
        'HEAD',
      );
  }
}

/** Number of time series of the metrics that count requests. */
const seriesOf = async (origin: string) =>
  (await (await fetch(`${origin}/metrics`)).text())
    .split('\n')
    .filter((line) => /^http_|^account|^page|^render/.test(line)).length;

test(`${addresses} different addresses use no more memory than the first tenth of them`, {
  timeout: 3_600_000,
}, async () => {
  const site = await startMeasuredSite({ ACCOUNT_LIMIT_SCALE: '1' });
  let next = 0;
  const statuses = new Map<number, number>();
  const lostRequests: string[] = [];
  const crawl = async (until: number) => {
    const workers = Array.from({ length: connections }, async () => {
      let connection = openRawConnection(site.port);
      while (next < until) {
        const request = requestAt(next++);
        // A keep-alive connection may end between two requests: the next one answers.
        const response = await connection.send(request).catch(() => {
          connection = openRawConnection(site.port);
          lostRequests.push(request.split('\r\n', 1)[0] ?? '');
          return connection.send(request);
        });
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      }
      connection.socket.destroy();
    });
    await Promise.all(workers);
  };
  try {
    await crawl(addresses / 10);
    const [first, firstSeries] = [await site.measure(), await seriesOf(site.origin)];
    const began = performance.now();
    await crawl(addresses);
    const [last, series] = [await site.measure(), await seriesOf(site.origin)];
    const perSecond = Math.round((addresses * 0.9) / ((performance.now() - began) / 1000));
    const entries = await site.metric('render_cache_entries');
    console.info(
      `crawl: ${addresses} addresses, ${perSecond}/s; heap ${megabytes(first.heap)} → ${megabytes(last.heap)}, buffers ${megabytes(first.external)} → ${megabytes(last.external)}, ` +
        `rss ${megabytes(first.rss)} → ${megabytes(last.rss)}; ${entries} cached pages; ${series} series; ${lostRequests.length} connections lost; statuses ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
    );
    expect(lostRequests.length, `connections lost: ${lostRequests.slice(0, 5).join(', ')}`).toBeLessThan(
      addresses / 1_000,
    );
    expect(statuses.get(500)).toBeUndefined();
    expect(last.heap - first.heap).toBeLessThan(mostGrowth.heap);
    expect(last.external - first.external).toBeLessThan(mostGrowth.heap);
    expect(last.rss - first.rss).toBeLessThan(mostGrowth.rss);
    expect(entries).toBeLessThanOrEqual(editionCodes.length * (slugs.length + 2));
    expect(series).toBeLessThanOrEqual(firstSeries + 20);
    expect(last.files).toBeLessThanOrEqual(first.files + connections);
    expect((await fetch(`${site.origin}/us`)).status).toBe(200);
  } finally {
    await site.stop();
  }
});
