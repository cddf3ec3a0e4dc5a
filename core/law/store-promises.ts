import { endOfDay, findDay, fullCampaignWindow } from '../campaigns/campaign.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';
import { memoizePerEdition } from '../site-memo.ts';
import { formatDate, formatDays } from '../words/dates.ts';
import type { MessageValues } from '../words/words.ts';
import type { PromiseId } from './promises-schema.ts';

/** The sales of an edition whose orders can be returned for longer. */
const returnExtensions = memoizePerEdition((site, edition) =>
  Object.values(site.campaigns).flatMap((campaign) => {
    const [sale, last] = [fullCampaignWindow(campaign, edition), findDay(campaign, edition, 'returnsLast')];
    if (!sale || last === undefined) return [];
    const values = { saleDays: formatDays(sale, edition), lastDay: formatDate(last, edition) };
    return [{ window: { opens: sale.opens, closes: endOfDay(last, edition) }, values }];
  }),
);

export interface StorePromise {
  title: string;
  question: string;
  text: string;
}

type PromiseContext = Pick<ResolveContext, 'site' | 'edition' | 'moment' | 'product' | 'messages' | 'format'>;
type PromiseText = (terms: MessageValues, context: PromiseContext) => string | undefined;
type PromiseWord = keyof PromiseContext['messages']['promises'];

const robotWarranty = sentence('warranty', 'warrantyYears');
const extraWarranty = sentence('extraWarranty', 'extraWarrantyYears');
const accessoryWarranty = sentence('accessoryWarranty', 'accessoryWarrantyYears');
const regularReturns = join(
  sentence('returns', 'returnDays'),
  sentence('unconditionalReturns', 'unconditionalReturnDays'),
);

const promiseTexts = {
  priceGuaranteeText: sentence('priceGuarantee', 'priceGuaranteeDays'),
  warrantyText: warranty,
  extraWarrantyText: extraWarranty,
  accessoryWarrantyText: accessoryWarranty,
  returnsText: join(regularReturns, extendedReturns),
  regularReturnsText: regularReturns,
  faultReplacementText: sentence('faultReplacement', 'faultReplacementDays'),
} satisfies Record<string, PromiseText>;

/** A promise as a value for texts: `{returnsText}`. Undefined if the region makes no such promise. */
export const promiseValue = (name: string, terms: MessageValues, context: PromiseContext): string | undefined =>
  Object.hasOwn(promiseTexts, name) ? promiseTexts[name as keyof typeof promiseTexts](terms, context) : undefined;

/** All promises that the region makes, by the name of their value. */
export const promiseValues = (terms: MessageValues, context: PromiseContext): MessageValues =>
  Object.fromEntries(
    Object.entries(promiseTexts).flatMap(([name, makeText]) => {
      const text = makeText(terms, context);
      return text === undefined ? [] : [[name, text]];
    }),
  );

/**
 * One promise of the store, in its words. `terms` are the values of the region's terms. Throws if the region makes no
 * such promise.
 */
export function storePromise(id: PromiseId, terms: MessageValues, context: PromiseContext): StorePromise {
  const { promises } = context.messages;
  const text = promiseValue(`${id}Text`, terms, context);
  if (text === undefined) throw new Error(`the region "${context.edition}" promises no ${id}`);
  return { title: promises[`${id}Title`], question: promises[`${id}Question`], text };
}

function sentence(word: PromiseWord, term: string): PromiseText {
  return (terms, { messages, format }) =>
    terms[term] === undefined ? undefined : format(messages.promises[word], terms);
}

/** The first sentence with those that follow it; undefined without the first. */
function join(first: PromiseText, ...others: PromiseText[]): PromiseText {
  return (terms, context) => {
    const text = first(terms, context);
    if (text === undefined) return undefined;
    const more = others.map((other) => other(terms, context)).filter((one) => one !== undefined);
    return [text, ...more].join(' ');
  };
}

/** On the page of a product, the warranty of this product. */
function warranty(terms: MessageValues, context: PromiseContext): string | undefined {
  const product = context.product === undefined ? undefined : context.site.products[context.product];
  if (product?.accessory) return accessoryWarranty(terms, context) ?? robotWarranty(terms, context);
  return product?.extraWarranty ? join(robotWarranty, extraWarranty)(terms, context) : robotWarranty(terms, context);
}

/** From the opening of a sale until the last day on which its orders can be returned. */
function extendedReturns(_terms: MessageValues, { site, edition, moment, messages, format }: PromiseContext) {
  const current = returnExtensions(site, edition).find(({ window }) => moment.isOpen(window));
  return current && format(messages.promises.extendedReturns, current.values);
}
