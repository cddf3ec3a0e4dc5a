import * as z from 'zod';
import type { AnswerName } from '../account/answer-codes.ts';
import { answerNames } from '../account/answer-codes.ts';
import { fieldNames } from '../account/field-rules.ts';

const message = z.string().min(1);
const words = <Key extends string>(...keys: Key[]) => z.strictObject(Object.fromEntries(keys.map((key) => [key, message])) as Record<Key, typeof message>);

/** `content/messages/<locale>.yaml`: words of the interface, in ICU message format. Every key is listed here once. */
export const messages = z.strictObject({
  /** Buttons that lead to the shop, by state of the offer. */
  buy: words('teaser', 'buyNow', 'preOrder', 'soldOut', 'outOfStock', 'locked'),
  price: words('from', 'lowest30', 'instalments', 'regular', 'promotion'),
  action: words('learnMore', 'close', 'open', 'retry', 'confirm', 'watch', 'submit', 'next', 'previous', 'play', 'pause', 'opensShop', 'opensSite'),
  nav: words('skip', 'menu', 'main', 'follow', 'payments', 'chooseRegion', 'currentRegion', 'sections', 'robots', 'support', 'company', 'logIn'),
  banner: words('close'),
  carousel: words('label', 'slide', 'slides'),
  gallery: words('open', 'label', 'count', 'hint'),
  countdown: words('days', 'hours', 'minutes', 'seconds', 'date'),
  /** Of campaigns. */
  sale: words('upTo', 'save', 'live', 'past', 'opens', 'tabs', 'gifts', 'reveals'),
  /** Small gifts that come with an order. */
  gifts: words('clothing', 'hat', 'insulatedCup', 'mug'),
  suggestion: words('text', 'action', 'dismiss'),
  consent: words('title', 'text', 'accept', 'decline', 'noticeText', 'noticeAccept', 'object', 'settings'),
  /** Of the list of news and its articles. */
  news: words('feed', 'all', 'newer', 'older', 'more'),
  notFound: words('title', 'text', 'home', 'robots', 'metaTitle'),
  failure: words('title', 'text', 'network', 'timeout', 'communitySoon', 'island'),
  /** What each refusal of the account API says; `server` is also said of everything that has no words of its own. */
  answers: words(...answerNames.filter((name): name is Exclude<AnswerName, 'ok'> => name !== 'ok')),
  /** What is said of a field that is wrong, and how to mend it. */
  fields: words(...fieldNames),
  /** Of every form around accounts. */
  form: words('sending', 'optional', 'show', 'hide'),
  /** Around a code that was sent; the braces are filled in the browser. */
  codes: words('sent', 'sentIfKnown', 'spam', 'again', 'againIn', 'sentAgain'),
  /** Of the account, filled in the browser. */
  account: words('greeting', 'loggedInAs', 'bought'),
  /** Of the newsletter's form, beside what the region says of it. `title` stands in the footer, `next` once it was sent. */
  subscribe: words('title', 'label', 'confirm', 'next', 'account'),
  /** Of a live robot: what its buttons say, and what is said while it comes or does not come. */
  viewer: words(
    'keys',
    'start',
    'loading',
    'failed',
    'lost',
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
  ),
  /** Of a stage whose play can be seen: its buttons, and where the play is, which is filled in the browser. */
  theater: words('start', 'again', 'step', 'time', 'progress', 'keys', 'controls'),
  /** What robots do, by the names under which the models know it. */
  motions: words('walk', 'wave', 'nod', 'bow', 'punch', 'cheer'),
  /**
   * Of the playground: its stage; the palette and the program; what blocks say and what is done with them; why a program is refused, what a link
   * lacks; the talk with the robot; the poses. What stands in braces is filled in the browser, but for the forms of the units by number.
   */
  playground: words(
    'open',
    'modes',
    'elsewhere',
    'about',
    'noModel',
    'palette',
    'program',
    'empty',
    'keys',
    'run',
    'step',
    'undo',
    'share',
    'shared',
    'shareFailed',
    'turn',
    'transform',
    'say',
    'gesture',
    'wait',
    'repeat',
    'forward',
    'back',
    'left',
    'right',
    'steps',
    'degrees',
    'seconds',
    'times',
    'direction',
    'amount',
    'words',
    'up',
    'down',
    'into',
    'out',
    'copy',
    'remove',
    'added',
    'moved',
    'removed',
    'place',
    'running',
    'done',
    'tooLong',
    'doesNotFit',
    'tooDeep',
    'runsTooLong',
    'unknown',
    'outOfBounds',
    'unfinished',
    'badLink',
    'line',
    'speak',
    'listen',
    'stopListening',
    'voiceStays',
    'voiceSent',
    'notHeard',
    'microphoneRefused',
    'speechAway',
    'hints',
    'opened',
    'noted',
    'ran',
    'cancelled',
    'stopped',
    'nothing',
    'full',
    'unknownWord',
    'asBlocks',
    'joints',
    'head',
    'body',
    'leftShoulder',
    'rightShoulder',
    'leftElbow',
    'rightElbow',
    'keep',
    'pose',
    'poses',
    'play',
    'clear',
    'posesFull',
  ),
  units: words('kg', 'lb'),
});
export type Messages = z.output<typeof messages>;
