import type { Messages } from '../messages/messages-schema.ts';
import { type EditionCode, editions } from '../place/editions.ts';
import type { Site } from '../site.ts';
import { memoizePerEdition, messageCompiler } from '../site-memo.ts';
import { formatMoneyInText } from '../words/money.ts';
import { formatPercent } from '../words/percent.ts';
import { formatMessage, type MessageValues } from '../words/words.ts';

/**
 * The smallest exchange in an edition; every exchange is a multiple of it. `credits` are exchanged for a code that
 * takes `amount` off one order, in whole currency units.
 */
export function resolveCreditExchange({ settings }: Site, edition: EditionCode) {
  const { credits, worth, validDays } = settings.creditExchange;
  return { credits, amount: worth[editions[edition].currency], validDays };
}

/** One sentence that says what Credits buy: `Every 100 Credits take $1 off an order in our shop.` */
export function creditsWorth(
  site: Site,
  edition: EditionCode,
  { rewards }: Pick<Messages, 'rewards'> = site.messages[edition],
  lang: string = editions[edition].lang,
): string {
  const { credits, amount } = resolveCreditExchange(site, edition);
  return formatMessage(
    rewards.worth,
    lang,
    { credits, amount: formatMoneyInText(amount, edition) },
    messageCompiler(site),
  );
}

/**
 * Values for texts that promise a reward. Where an edition has no code for new customers, its values are missing, so
 * that no text can promise one.
 */
export const rewardValues = (site: Site, edition: EditionCode, messages: Messages, lang: string): MessageValues =>
  messages === site.messages[edition] ? valuesOfEdition(site, edition) : valuesIn(site, edition, messages, lang);

const valuesOfEdition = memoizePerEdition((site, edition) =>
  valuesIn(site, edition, site.messages[edition], editions[edition].lang),
);

function valuesIn(site: Site, edition: EditionCode, messages: Messages, lang: string): MessageValues {
  const { newCustomerCode } = site.regions[edition];
  const { signUpCredits, creditExchange } = site.settings;
  return {
    signUpCredits,
    creditsWorth: creditsWorth(site, edition, messages, lang),
    creditCodeDays: creditExchange.validDays,
    ...(newCustomerCode && {
      newCustomerPercent: newCustomerCode.percent,
      newCustomerDays: newCustomerCode.validDays,
      newCustomerTerms: formatMessage(
        messages.rewards.terms,
        lang,
        { percent: formatPercent(newCustomerCode.percent, lang), days: newCustomerCode.validDays },
        messageCompiler(site),
      ),
    }),
  };
}
