import type { NameIn } from '#contract/name-list.ts';
import { nameList } from '#contract/name-list.ts';
import type { ValueKind } from '../words/message-errors.ts';
import type { Messages } from './messages-schema.ts';

type Values = Record<string, ValueKind>;

/** The same values for each of these messages. */
const each = <Row extends string>(row: Row, values: Values): Record<NameIn<Row>, Values> =>
  Object.fromEntries(nameList(row).map((name) => [name, values])) as Record<NameIn<Row>, Values>;

/** The values of each interface message, by group and key. Messages that are not listed take no values. */
export const messageValues: {
  readonly [Group in keyof Messages]?: { readonly [Key in keyof Messages[Group]]?: Values };
} = {
  buy: { handOver: { currency: 'text' } },
  price: { from: { price: 'text' }, reference: { price: 'text' }, instalments: { count: 'number', price: 'text' } },
  delivery: { expected: { time: 'text' } },
  promises: {
    priceGuarantee: { priceGuaranteeDays: 'number' },
    warranty: { warrantyYears: 'number' },
    extraWarranty: { extraWarrantyYears: 'number', extraWarrantyValue: 'text' },
    accessoryWarranty: { accessoryWarrantyYears: 'number' },
    returns: { returnDays: 'number' },
    unconditionalReturns: { unconditionalReturnDays: 'number' },
    extendedReturns: { saleDays: 'text', lastDay: 'text' },
    faultReplacement: { faultReplacementDays: 'number' },
  },
  nav: { currentRegion: { region: 'text' } },
  search: { results: { count: 'text' } },
  searchPage: { results: { count: 'number', query: 'text' } },
  clips: { heard: { caption: 'text', sounds: 'text' } },
  carousel: { slide: { index: 'number', count: 'number' } },
  size: {
    heading: { height: 'text' },
    ...each('tall long wide', { length: 'text' }),
    shape: { shape: 'text', text: 'text' },
  },
  comparison: {
    ...each('scale comparing', { robots: 'text' }),
    size: { robot: 'text', height: 'text' },
    leftOut: { count: 'number' },
    slot: { number: 'number' },
  },
  gallery: { open: { alt: 'text' }, count: { index: 'number', count: 'number' } },
  countdown: { date: { day: 'text', time: 'text' } },
  sale: {
    ...each('upTo save', { amount: 'text' }),
    opens: { day: 'text', time: 'text' },
    reveals: { day: 'text' },
    stageEnds: { stage: 'text' },
    untilStage: { day: 'text', stage: 'text' },
  },
  finder: {
    ...each('voiceCommands fewServos manyServos light limited family', { value: 'text' }),
    upTo: { amount: 'text' },
    withinBudget: { price: 'text', rest: 'text' },
    onBudget: { price: 'text' },
    overBudget: { price: 'text', excess: 'text' },
  },
  box: {
    adapterPlug: { plug: 'text' },
    adapterWatts: { plug: 'text', adapterWatts: 'number' },
    adapterSteps: {
      plug: 'text',
      power1Volts: 'number',
      power1Amps: 'number',
      power5Volts: 'number',
      power5Amps: 'number',
    },
    chargerOutput: { plug: 'text', outputVolts: 'number', outputAmps: 'number' },
    cablePort: { chargePort: 'text' },
  },
  fields: {
    ...each('password description', { least: 'number', most: 'number' }),
    ...each('nickname title note', { most: 'number' }),
  },
  status: each('teaserSince soldOutSince outOfStockSince endedSince', { day: 'text' }),
  catalogue: { until: { day: 'text' } },
  robotList: { count: { count: 'number' }, chosen: { count: 'number', most: 'number' } },
  theater: { progress: { seconds: 'text', length: 'text' } },
  codes: { ...each('sent sentIfKnown', { address: 'text', time: 'text' }), againIn: { seconds: 'text' } },
  account: {
    ...each('greeting loggedInAs added removeRobot robotRemoved', { name: 'text' }),
    bought: { date: 'text', dealer: 'text' },
    ...each('warrantyUntil warrantyEnded changed noticeAsked noticeSent', { date: 'text' }),
    warrantyLeft: { time: 'text' },
    requestNumber: { number: 'text' },
    ...each('removeProgram programRemoved', { title: 'text' }),
    programKept: { title: 'text', reason: 'text' },
  },
  playground: {
    blockSaying: { name: 'text', words: 'text' },
    blockMoving: { name: 'text', way: 'text', amount: 'text' },
    blockCounting: { name: 'text', amount: 'text' },
    counted: { number: 'text', unit: 'text' },
    ...each('added moved', { block: 'text', place: 'text' }),
    ...each('removed running', { block: 'text' }),
    chosen: { done: 'text', block: 'text', place: 'text' },
    place: { number: 'text', count: 'text' },
    ...each('steps degrees seconds times', { count: 'number' }),
    ...each('tooLong tooDeep linkTooLong linkTooDeep runsTooLong', { most: 'text' }),
    doesNotFit: { count: 'text', most: 'text' },
    badLink: { at: 'text', text: 'text', fault: 'text' },
    opened: { execute: 'text' },
    noted: { word: 'text', count: 'text' },
    ...each('ran held unknownWord', { word: 'text' }),
    nothing: { start: 'text' },
    full: { execute: 'text', cancel: 'text' },
    pose: { number: 'text' },
  },
  programs: { suggested: { robot: 'text', day: 'text' } },
  rewards: {
    worth: { credits: 'number', amount: 'text' },
    terms: { percent: 'text', days: 'number' },
    promise: { newCustomerTerms: 'text' },
    percentOff: { percent: 'text' },
    amountOff: { amount: 'text' },
    ...each('until expired', { day: 'text', time: 'text' }),
    otherShop: { region: 'text' },
    spent: { code: 'text' },
    exchange: { credits: 'text', amount: 'text' },
  },
  notices: { ...each('waiting confirm', { address: 'text' }), confirmed: { subject: 'text' } },
  subscribe: { next: { signUpCredits: 'number' } },
  suggestion: each('text action', { region: 'text' }),
};
