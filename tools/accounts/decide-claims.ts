import { join } from 'node:path';
import { type DecisionContext, decideClaim, type OpenClaim, openClaims } from '#accounts/garage/requests/claims.ts';
import { registrableProducts } from '#core/account/registrable-products.ts';
import { Moment } from '#core/time/moment.ts';
import { loadSite } from '#server/content/load-site.ts';
import { productionSources } from '#server/content/site-sources.ts';
import { runMain } from '../run-main.ts';
import { openGroupStore } from './open-group-store.ts';

const root = join(import.meta.dirname, '../..');
const decisions = { accept: 'accepted', reject: 'rejected' } as const;

await runMain(async () => {
  const [group = '', id, word = ''] = process.argv.slice(2);
  const decision = Object.entries(decisions).find(([verb]) => verb === word)?.[1];
  if (id !== undefined && decision === undefined)
    throw new Error(`What about ${id}? Say accept or reject: npm run claims -- ${group} ${id} accept`);
  const store = await openGroupStore(group);
  try {
    if (id !== undefined && decision !== undefined) {
      await decideClaim({ ...store, productName: productNames() }, id, decision);
      console.log(`${id}: ${decision}. The mails are on their way.`);
      return;
    }
    const claims = await openClaims(store.db);
    console.log(claims.length === 0 ? `There is no open claim in ${group}.` : claims.map(describe).join('\n\n'));
  } finally {
    await store.close();
  }
});

function productNames(): DecisionContext['productName'] {
  const site = loadSite(productionSources(root));
  return (edition, product) =>
    registrableProducts(site, edition, new Moment(Date.now())).find(({ id }) => id === product)?.name ?? product;
}

function describe(claim: OpenClaim): string {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const { registered_at, registered_by, registered_purchased_on, registered_dealer } = claim;
  return [
    `${claim.id}  ${claim.product}  ${claim.serial_number}`,
    `  claimed ${day(claim.created_at)} by ${claim.claimed_by}: bought ${claim.purchased_on} from ${claim.dealer}, order ${claim.order_number}`,
    registered_at === null
      ? '  not registered any more'
      : `  registered ${day(registered_at)} by ${registered_by}: bought ${registered_purchased_on} from ${registered_dealer}`,
  ].join('\n');
}
