import { errorWords } from '../messages/form-words.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';
import { registrableProducts } from './registrable-products.ts';

/** Texts and products of the form that registers a robot: on its own page, and in the account. */
export function registrationForm(context: ResolveContext) {
  const { registration: text } = context.messages;
  const words = {
    /** For visitors who are not logged in, with a link to the login. */
    loggedOut: { text: text.loggedOut, link: text.logIn },
    loggedIn: text.loggedIn,
    product: { label: text.product, placeholder: text.choose },
    serial: { label: text.serial, hint: text.serialHint },
    date: { label: text.date },
    dealer: { label: text.dealer, hint: text.dealerHint },
    submit: text.submit,
    done: { title: text.done, text: text.doneText, account: text.toAccount, another: text.another },
    /** For the owner of a robot that somebody else has registered. */
    claim: {
      /** Below a serial number that is taken. */
      offer: { text: text.claimOffer, button: text.claimStart },
      title: text.claimTitle,
      lead: text.claimLead,
      order: { label: text.order, hint: text.orderHint, error: text.orderError },
      submit: text.claimSubmit,
      back: text.claimBack,
      done: { title: text.claimDone, number: text.claimNumber, text: text.claimDoneText },
    },
  };
  return {
    words,
    errorTexts: errorWords(context, 'product', 'serial_number', 'purchased_on', 'dealer'),
    products: registrableProducts(context.site, context.edition, context.moment),
  };
}
