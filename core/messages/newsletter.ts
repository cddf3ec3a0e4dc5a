import { messageValues, type ResolveContext } from '../resolve/resolve-context.ts';
import { joinSentences } from '../words/sentences.ts';
import { linkedWords, linkedWordsIfComplete, type TextPart } from './linked-words.ts';

export interface NewsletterWords {
  placeholder: string;
  submit: string;
  invalid: string;
  success: string;
  /** Link to an account after subscribing; absent while there is no login page. */
  next?: { text: string; label: string; href: string } | undefined;
  note?: string | undefined;
  /** The discount code that comes with the confirmation, with its terms; absent where there is none. */
  code?: string | undefined;
  credits: string;
  terms?: TextPart[] | undefined;
  agreement?: { words: TextPart[]; missing: string } | undefined;
}

export interface Newsletter {
  title: string;
  describe: string;
  form: NewsletterWords;
}

export function resolveNewsletter(context: ResolveContext): Newsletter {
  const { newsletter, newCustomerCode } = context.site.regions[context.edition];
  const { subscribe, rewards } = context.messages;
  const format = createFormatter(context);
  const login = context.link('page:login');
  return {
    title: format(newsletter.title),
    describe: format(newsletter.describe),
    form: {
      placeholder: newsletter.placeholder,
      submit: newsletter.submit,
      invalid: newsletter.invalid,
      success: newsletter.success,
      next: login && { text: format(subscribe.next), label: subscribe.account, href: login.href },
      code: newCustomerCode && format(rewards.promise),
      credits: format(joinSentences(subscribe.next, '{creditsWorth}')),
      terms: linkedWordsIfComplete(newsletter.terms, context),
    },
  };
}

/** The offer to first-time visitors; undefined where the region has none. */
export function resolveFirstVisitOffer(context: ResolveContext): Newsletter | undefined {
  const { popup } = context.site.regions[context.edition];
  if (!popup) return undefined;
  const format = createFormatter(context);
  const { form } = resolveNewsletter(context);
  return {
    title: format(popup.title),
    describe: format(popup.describe),
    form: {
      ...form,
      placeholder: popup.placeholder,
      submit: popup.button,
      invalid: popup.invalid,
      success: popup.successTitle,
      next: form.next && { ...form.next, text: format(popup.successSubtitle), label: popup.successButton },
      note: popup.successDesc,
      terms: undefined,
      agreement: { words: linkedWords(popup.privacyPolicy, context), missing: context.messages.fields.agreed },
    },
  };
}

function createFormatter(context: ResolveContext): (message: string) => string {
  const values = messageValues(context);
  return (message) => context.format(message, values);
}
