import { formWords } from './form-words.ts';
import type { TextPart } from './linked-words.ts';
import { linkedWords, whollyLinkedWords } from './linked-words.ts';
import type { ResolveContext } from './resolve-context.ts';
import { messageValuesOf } from './resolve-context.ts';

/** Finished words of a form that subscribes to the newsletter. */
export interface NewsletterWords {
  label: string;
  placeholder: string;
  submit: string;
  sending: string;
  /** On the button after it could not be sent. */
  again: string;
  /** Said where what went wrong has no words of its own. */
  failed: string;
  invalid: string;
  success: string;
  /** Said as well where a mail asks for confirmation. */
  confirm: string;
  /** Leads to an account once subscribed; absent while there is no login page. */
  next?: { text: string; label: string; href: string } | undefined;
  /** Under the way to the account. */
  note?: string | undefined;
  /** What happens with the address. */
  terms?: TextPart[] | undefined;
  /** What the address is given under, to be ticked, and what is said while it is not. */
  agreement?: { words: TextPart[]; missing: string } | undefined;
}

export interface Newsletter {
  title: string;
  describe: string;
  form: NewsletterWords;
}

/** The newsletter of an edition as its band and its footer offer it. */
export function resolveNewsletter(scope: ResolveContext): Newsletter {
  const { newsletter } = scope.site.regions[scope.edition];
  const { action, subscribe } = scope.messages;
  const { sending, failed } = formWords(scope);
  const fill = filler(scope);
  const login = scope.link('page:login');
  return {
    title: fill(newsletter.title),
    describe: fill(newsletter.describe),
    form: {
      label: subscribe.label,
      placeholder: newsletter.placeholder,
      submit: newsletter.submit,
      sending,
      again: action.retry,
      failed,
      invalid: newsletter.invalid,
      success: newsletter.success,
      confirm: subscribe.confirm,
      next: login && { text: fill(subscribe.next), label: subscribe.account, href: login.href },
      terms: whollyLinkedWords(newsletter.terms, scope),
    },
  };
}

/** What new visitors are offered once; undefined where the region has none. */
export function resolveFirstVisitOffer(scope: ResolveContext): Newsletter | undefined {
  const { popup } = scope.site.regions[scope.edition];
  if (!popup) return undefined;
  const fill = filler(scope);
  const { form } = resolveNewsletter(scope);
  return {
    title: fill(popup.title),
    describe: fill(popup.describe),
    form: {
      ...form,
      placeholder: popup.placeholder,
      submit: popup.button,
      invalid: popup.invalid,
      success: popup.successTitle,
      next: form.next && { ...form.next, text: fill(popup.successSubtitle), label: popup.successButton },
      note: popup.successDesc,
      terms: undefined,
      agreement: { words: linkedWords(popup.privacyPolicy, scope), missing: scope.messages.fields.agreed },
    },
  };
}

function filler(scope: ResolveContext): (message: string) => string {
  const values = messageValuesOf(scope);
  return (message) => scope.format(message, values);
}
