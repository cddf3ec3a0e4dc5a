import { endOfDay, findDay, fullCampaignWindow } from '../campaigns/campaign.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';
import { memoizePerEdition } from '../site-memo.ts';
import { formatDate, formatDays } from '../words/dates.ts';
import { joinSentences } from '../words/sentences.ts';
import type { MessageValues } from '../words/words.ts';
import type { PromiseId } from './promises-schema.ts';

const returnExtensions = memoizePerEdition((site, edition) =>
  Object.values(site.campaigns).flatMap((campaign) => {
    const [sale, last] = [fullCampaignWindow(campaign, edition), findDay(campaign, edition, 'returnsLast')];
    if (!sale || last === undefined) return [];
    const values = { saleDays: formatDays(sale, edition), lastDay: formatDate(last, edition) };
    return [{ window: { opens: sale.opens, closes: endOfDay(last, edition) }, values }];
  }),
);

export type StorePromise = ReturnType<typeof storePromise>;

type PromiseContext = Pick<ResolveContext, 'site' | 'edition' | 'moment' | 'product' | 'messages' | 'format'>;
/** Formats a promise; undefined if the region has no such term. */
type FormatPromise = (word: keyof PromiseContext['messages']['promises'], term: string) => string | undefined;
type PromiseText = (format: FormatPromise, context: PromiseContext) => string | undefined;

const promiseTexts: Record<string, PromiseText> = {
  priceGuaranteeText: (format) => format('priceGuarantee', 'priceGuaranteeDays'),
  warrantyText: warranty,
  extraWarrantyText: (format) => format('extraWarranty', 'extraWarrantyYears'),
  accessoryWarrantyText: (format) => format('accessoryWarranty', 'accessoryWarrantyYears'),
  returnsText(format, context) {
    const regular = regularReturns(format);
    return regular && joinSentences(regular, extendedReturns(context));
  },
  regularReturnsText: regularReturns,
  faultReplacementText: (format) => format('faultReplacement', 'faultReplacementDays'),
};

/** A promise as a value for texts: `{returnsText}`. Undefined if the region makes no such promise. */
export function promiseValue(name: string, terms: MessageValues, context: PromiseContext): string | undefined {
  const text = Object.hasOwn(promiseTexts, name) ? promiseTexts[name] : undefined;
  const { promises } = context.messages;
  return text?.(
    (word, term) => (terms[term] === undefined ? undefined : context.format(promises[word], terms)),
    context,
  );
}

export function promiseValues(terms: MessageValues, context: PromiseContext): MessageValues {
  const values = Object.keys(promiseTexts).map((name) => [name, promiseValue(name, terms, context)]);
  return Object.fromEntries(values.filter(([, text]) => text !== undefined)) as MessageValues;
}

/** A promise in its words. `terms` are those of the region. Throws if the region makes no such promise. */
export function storePromise(id: PromiseId, terms: MessageValues, context: PromiseContext) {
  const { promises } = context.messages;
  const text = promiseValue(`${id}Text`, terms, context);
  if (text === undefined) throw new Error(`the region "${context.edition}" promises no ${id}`);
  return { title: promises[`${id}Title`], question: promises[`${id}Question`], text };
}

function warranty(format: FormatPromise, { site, product = '' }: PromiseContext): string | undefined {
  const robotWarranty = format('warranty', 'warrantyYears');
  const { accessory, extraWarranty } = site.products[product] ?? {};
  if (accessory) return format('accessoryWarranty', 'accessoryWarrantyYears') ?? robotWarranty;
  return extraWarranty && robotWarranty
    ? joinSentences(robotWarranty, format('extraWarranty', 'extraWarrantyYears'))
    : robotWarranty;
}

function regularReturns(format: FormatPromise): string | undefined {
  const returns = format('returns', 'returnDays');
  return returns && joinSentences(returns, format('unconditionalReturns', 'unconditionalReturnDays'));
}

function extendedReturns({ site, edition, moment, messages, format }: PromiseContext): string | undefined {
  const current = returnExtensions(site, edition).find(({ window }) => moment.isOpen(window));
  return current && format(messages.promises.extendedReturns, current.values);
}
