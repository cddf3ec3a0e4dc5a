import * as z from 'zod';
import { exportParts } from '#contract/account/export-parts.ts';
import { fieldNames } from '#contract/account/field-rules.ts';
import { type ResponseName, responseNames } from '#contract/account/response-codes.ts';
import { soundNames } from '#robots/names.ts';
import { giftNames } from '../campaigns/campaign-schema.ts';
import { texts } from '../fields/fields.ts';
import { promiseWords } from '../law/promises-schema.ts';
import { boxParts } from '../products/product-schema.ts';
import { accountMessages } from './account-messages-schema.ts';
import { catalogueWords } from './catalogue-words-schema.ts';
import { playgroundWords } from './playground-words-schema.ts';

/** `content/messages/<locale>.yaml`: the texts of the interface, in ICU message format. All keys there are. */
export const messages = z.strictObject({
  buy: texts('teaser', 'buyNow', 'preOrder', 'soldOut', 'outOfStock', 'ended', 'locked', 'handOver').describe(
    'Buttons that lead to the shop, by state of the offer; handOver says that one goes there, and in which currency.',
  ),
  price: texts('from', 'before', 'saveUntil', 'ages', 'returns', 'instalments', 'promotion'),
  tags: texts('HOT', 'NEW').describe('Labels of products in menus.'),
  delivery: texts('expected', 'unnamed', 'later').describe(
    'When a pre-order is delivered: with an expected time, without one, and in place of a time in a table.',
  ),
  promises: texts(...promiseWords).describe(
    'What the store promises with every order. Pages name a promise by its id and need no words for it.',
  ),
  action: texts(
    'learnMore',
    'close',
    'retry',
    'confirm',
    'next',
    'previous',
    'play',
    'pause',
    'opensShop',
    'opensSite',
  ),
  nav: texts(
    'skip',
    'menu',
    'main',
    'follow',
    'payments',
    'chooseRegion',
    'currentRegion',
    'sections',
    'robots',
    'support',
    'company',
    'logIn',
  ),
  banner: texts('close'),
  carousel: texts('label', 'slide', 'slides'),
  gallery: texts('open', 'label', 'count'),
  countdown: texts('days', 'hours', 'minutes', 'seconds', 'date'),
  sale: texts(
    'upTo',
    'save',
    'all',
    'ends',
    'stageEnds',
    'untilStage',
    'live',
    'past',
    'opens',
    'tabs',
    'gifts',
    'cheaperFrom',
  ).describe('Texts of sales.'),
  gifts: texts(...giftNames).describe('Names of small gifts that come with an order.'),
  box: texts(
    'title',
    ...boxParts,
    'forCannon',
    'adapterPlug',
    'adapterWatts',
    'adapterSteps',
    'chargerOutput',
    'cablePort',
    'cableEnds',
    'guideLanguage',
    'warrantyCardUse',
  ).describe('What is in the box: its title, the names of its parts, and the lines under them.'),
  suggestion: texts('text', 'action', 'dismiss', 'elsewhere').describe(
    'Suggests the edition of the visitor’s country; elsewhere, in place of text, the page to choose a region.',
  ),
  consent: texts('title', 'text', 'accept', 'decline', 'noticeText', 'noticeAccept', 'object', 'settings'),
  news: texts('feed', 'all', 'newer', 'older', 'more').describe('Texts of the list of news and of articles.'),
  notFound: texts('title', 'text', 'home', 'robots', 'metaTitle'),
  failure: texts('title', 'text', 'network', 'timeout', 'communitySoon', 'island'),
  answers: texts(...responseNames.filter((name): name is Exclude<ResponseName, 'ok'> => name !== 'ok')).describe(
    'Text for each error of the account API. server is used for every error that has no text.',
  ),
  fields: texts(...fieldNames).describe('What is wrong with a form field, and how to fix it.'),
  form: texts('sending', 'optional', 'show', 'hide').describe('Texts of all forms about accounts.'),
  codes: texts('sent', 'sentIfKnown', 'spam', 'again', 'againIn', 'sentAgain').describe(
    'Texts around a one-time code. The browser fills in the values in braces.',
  ),
  ...accountMessages,
  rewards: texts(
    'worth',
    'terms',
    'promise',
    'given',
    'newCustomer',
    'exchanged',
    'percentOff',
    'amountOff',
    'until',
    'expired',
    'otherShop',
    'shop',
    'signUp',
    'spent',
    'exchange',
  ).describe(
    'worth says in one sentence what Credits buy; terms is a phrase without its full stop, with all conditions of ' +
      'the code for new customers; promise is shown at newsletter forms, given where an address had one before, ' +
      'otherShop at a code of another edition; newCustomer and exchanged name the kinds of code, signUp and spent ' +
      'entries in the list of Credits.',
  ),
  subscribe: texts('title', 'label', 'confirm', 'next', 'account').describe(
    'Texts of the newsletter form that are the same in all regions of a language. title is shown in the ' +
      'footer, next after the form was sent.',
  ),
  dataExport: texts('about', ...exportParts).describe(
    'Texts in the file with everything that is kept about a person: what each part is, why it is kept and how long.',
  ),
  notices: texts(
    'orderable',
    'onSale',
    'sale',
    'what',
    'privacy',
    'submit',
    'waiting',
    'confirm',
    'open',
    'reload',
    'confirmed',
  ).describe(
    '“Tell me when”: the button by what one waits for, what will be sent, the outcome, and what the page says on ' +
      'which a request is confirmed. The browser fills in the values in braces.',
  ),
  viewer: texts(
    'keys',
    'start',
    'loading',
    'failed',
    'broken',
    'lost',
    'slow',
    'anyway',
    'facts',
    'controls',
    'shape',
    'turnLeft',
    'turnRight',
    'zoomIn',
    'zoomOut',
    'full',
    'leaveFull',
    'light',
    'dark',
    'moves',
    'stop',
    'atHome',
    'scan',
    'code',
  ).describe(
    'Texts of a live robot: its buttons, what is shown while it loads or if it fails, and how it comes into a ' +
      'visitor’s own room.',
  ),
  room: texts('searching', 'placing', 'standing', 'denied', 'failed').describe(
    'What a visitor does to see a robot in the own room with a headset, and what is said where that is not possible.',
  ),
  theater: texts('start', 'again', 'step', 'time', 'progress', 'keys', 'controls').describe(
    'Texts of a live play: its buttons, and its position, which the browser fills in.',
  ),
  sounds: texts('sound', ...soundNames).describe(
    'The switch for the sound of robots, and captions that say what is heard. The keys are those of the models.',
  ),
  clips: texts('heard').describe('The description of a clip together with what is heard in it.'),
  motions: texts('walk', 'wave', 'nod', 'bow', 'punch', 'cheer').describe(
    'Names of the motions that robots share. The keys are those of the models.',
  ),
  scenes: texts(
    'sweep',
    'spar',
    'dance',
    'lead',
    'present',
    'rise',
    'takeOff',
    'scan',
    'wakeUp',
    'inspect',
    'driveOff',
    'rearUp',
    'survey',
    'conduct',
  ).describe('Names of the scenes, motions that one robot alone has. The keys are those of the models.'),
  poses: texts('hero', 'aim', 'haul', 'listen', 'salute', 'look', 'greet', 'roar'),
  ...playgroundWords,
  ...catalogueWords,
});
export type Messages = z.output<typeof messages>;
