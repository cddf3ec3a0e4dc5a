import { words } from './message-words-schema.ts';

/** Part of `messages`. */
export const accountMessages = {
  account: words(
    'greeting',
    'loggedInAs',
    'bought',
    'added',
    'warrantyUntil',
    'warrantyLeft',
    'warrantyEnded',
    'removeRobot',
    'robotRemoved',
    'requestNumber',
    'changed',
    'removeProgram',
    'programRemoved',
    'programKept',
    'noticeAsked',
    'noticeSent',
  ).describe(
    'Texts about the account. The browser fills in the values in braces. A warranty covers its last day. removeRobot ' +
      'and removeProgram ask, and say what it means; programKept says why a program was not moved into the account.',
  ),
  registration: words(
    'loggedOut',
    'logIn',
    'loggedIn',
    'product',
    'choose',
    'serial',
    'serialHint',
    'date',
    'dealer',
    'dealerHint',
    'submit',
    'done',
    'doneText',
    'toAccount',
    'another',
    'claimOffer',
    'claimStart',
    'claimTitle',
    'claimLead',
    'order',
    'orderHint',
    'orderError',
    'claimSubmit',
    'claimBack',
    'claimDone',
    'claimNumber',
    'claimDoneText',
  ).describe(
    'Texts of the form that registers a robot, on its page and in the account. Those of a claim are for the owner of ' +
      'a robot that somebody else has registered; they must not say who.',
  ),
};
