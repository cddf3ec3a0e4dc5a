import type { PromiseId } from '#core/law/promises-schema.ts';
import { storePromise } from '#core/law/store-promises.ts';
import type { FactName } from '#core/messages/catalogue-words-schema.ts';
import type { OfferNow } from '#core/offers/offer.ts';
import { deliveryValues } from '#core/products/life-values.ts';
import { productFacts } from '#core/products/product-facts.ts';
import { productFigures } from '#core/products/product-figures.ts';
import { type ResolveContext, termValues } from '#core/resolve/resolve-context.ts';
import type { MessageValues } from '#core/words/words.ts';

export interface BuyerQuestion {
  id: string;
  question: string;
  answer: string;
}

type Words = ResolveContext['messages']['questions'];

/** Questions about facts of a product, each with its answer, in the order in which buyers ask. */
export const factQuestions = [
  { fact: 'use', answer: 'useAnswer', keywords: 'useKeywords' },
  { fact: 'weight', answer: 'weightAnswer', keywords: 'weightKeywords' },
  { fact: 'age', answer: 'ageAnswer', keywords: 'ageKeywords' },
  { fact: 'step', answer: 'stepAnswer', keywords: 'stepKeywords' },
  { fact: 'offline', answer: 'offlineAnswer', keywords: 'offlineKeywords' },
  { fact: 'languages', answer: 'languagesAnswer', keywords: 'languagesKeywords' },
  { fact: 'noise', answer: 'noiseAnswer', keywords: 'noiseKeywords' },
  { fact: 'spareParts', answer: 'sparePartsAnswer', keywords: 'sparePartsKeywords' },
  { fact: 'updates', answer: 'updatesAnswer', keywords: 'updatesKeywords' },
] as const satisfies { fact: FactName & keyof Words; answer: keyof Words; keywords: keyof Words }[];

/** Questions about the facts of a product, with their answers. One whose fact is not stated is left out. */
export function questionsAboutFacts(context: ResolveContext, id: string): BuyerQuestion[] {
  const { site, messages, format } = context;
  const product = site.products[id];
  const facts = productFacts(context, id);
  const { firmwareYears, sparePartYears } = site.settings.care;
  const years: Partial<Record<FactName, number>> = {
    age: product?.ageYears ?? 0,
    spareParts: sparePartYears,
    updates: firmwareYears,
  };
  const values: MessageValues = {
    ...(product && productFigures(product)),
    ...Object.fromEntries(Object.entries(facts).map(([name, { text }]) => [name, text])),
  };
  return factQuestions.flatMap(({ fact, answer }) => {
    if (!facts[fact]) return [];
    const text = format(messages.questions[answer], { ...values, years: years[fact] ?? 0 });
    return [{ id: fact, question: messages.questions[fact], answer: text }];
  });
}

/** Questions about the order, answered by the terms of the region. Fewer while the product cannot be ordered. */
export function questionsAboutOrder(offer: OfferNow, context: ResolveContext): BuyerQuestion[] {
  const { site, edition, messages, format } = context;
  const { questions: words } = messages;
  const { deliveryDays, returnDays, replyHours } = site.regions[edition].terms;
  const warranty = promiseQuestion('warranty', context);
  const support =
    replyHours === undefined ? [] : [storeQuestion('support', format(words.supportAnswer, { hours: replyHours }))];
  if (!offer.buy) return [warranty, ...support];
  const arrival = deliveryValues(offer, context).deliverySentence ?? format(words.deliveryAnswer, deliveryDays);
  const returnCost = returnDays === undefined ? words.faultPaid : format(words.storePays, { returnDays });
  return [
    storeQuestion('delivery', arrival),
    ...(returnDays === undefined ? [] : [promiseQuestion('returns', context)]),
    storeQuestion('returnCost', returnCost),
    warranty,
    promiseQuestion('priceGuarantee', context),
    ...(offer.instalment ? [storeQuestion('instalments', instalments(offer.instalment))] : []),
    ...support,
  ];

  function storeQuestion(id: 'delivery' | 'returnCost' | 'instalments' | 'support', answer: string): BuyerQuestion {
    return { id, question: words[id], answer };
  }

  function instalments({ count, price }: NonNullable<OfferNow['instalment']>): string {
    return format(words.instalmentsAnswer, { count, price: price.text });
  }
}

function promiseQuestion(id: PromiseId, context: ResolveContext): BuyerQuestion {
  const { question, text } = storePromise(id, termValues(context.site, context.edition), context);
  return { id, question, answer: text };
}
