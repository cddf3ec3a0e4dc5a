import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A product as a Shopify-compatible shop has it. Amounts are in whole currency units. */
export interface FakeProduct {
  price: number;
  compareAt?: number;
  currency?: string;
  available?: boolean;
  /** Of a second variant; without it there is one. */
  otherAvailable?: boolean;
  tags?: string[];
}

/** Answers in place of the shop. */
export type FakeFault = (response: ServerResponse, request: IncomingMessage) => void;

/** A shop on this machine that serves `/products/<handle>.js` and `.json`, and a cookie with every answer. */
export async function openFakeShop() {
  const products = new Map<string, FakeProduct>();
  const requests: IncomingMessage[] = [];
  const state: { fault: FakeFault | undefined } = { fault: undefined };
  const server = createServer((request, response) => {
    requests.push(request);
    if (state.fault) return state.fault(response, request);
    const [, handle = '', kind] = /^\/products\/([\w-]+)\.(js|json)$/.exec(request.url ?? '') ?? [];
    const product = products.get(handle);
    if (!product) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'cart=1' });
    return response.end(JSON.stringify(kind === 'js' ? ajaxProduct(product) : details(product)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    products,
    requests,
    state,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const ajaxProduct = ({ price, compareAt, available = true, otherAvailable, tags = [] }: FakeProduct) => {
  const amounts = { price: price * 100, compare_at_price: compareAt === undefined ? null : compareAt * 100 };
  const stocks = otherAvailable === undefined ? [available] : [available, otherAvailable];
  return { tags, variants: stocks.map((isThere, index) => ({ id: index + 1, available: isThere, ...amounts })) };
};

const details = ({ price, currency = 'EUR' }: FakeProduct) => ({
  product: { variants: [{ id: 1, price: price.toFixed(2), price_currency: currency }] },
});
