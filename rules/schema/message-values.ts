import type { ValueKind } from '../words/message-errors.ts';
import type { Messages } from './messages.ts';

type Values = Record<string, ValueKind>;

/** The values of each interface message, by group and key. Messages that are not listed take no values. */
export const messageValues: {
  readonly [Group in keyof Messages]?: { readonly [Key in keyof Messages[Group]]?: Values };
} = {
  price: { from: { price: 'text' }, reference: { price: 'text' }, instalments: { count: 'number', price: 'text' } },
  delivery: { expected: { time: 'text' } },
  nav: { currentRegion: { region: 'text' } },
  carousel: { slide: { index: 'number', count: 'number' } },
  gallery: { open: { alt: 'text' }, count: { index: 'number', count: 'number' } },
  countdown: { date: { day: 'text', time: 'text' } },
  sale: {
    upTo: { amount: 'text' },
    save: { amount: 'text' },
    opens: { day: 'text', time: 'text' },
    reveals: { day: 'text' },
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
    password: { least: 'number', most: 'number' },
    nickname: { most: 'number' },
    description: { least: 'number', most: 'number' },
  },
  theater: { progress: { seconds: 'text', length: 'text' } },
  codes: {
    sent: { address: 'text', time: 'text' },
    sentIfKnown: { address: 'text', time: 'text' },
    againIn: { seconds: 'text' },
  },
  account: { greeting: { name: 'text' }, loggedInAs: { name: 'text' }, bought: { date: 'text', dealer: 'text' } },
  playground: {
    blockSaying: { name: 'text', words: 'text' },
    blockMoving: { name: 'text', way: 'text', amount: 'text' },
    blockCounting: { name: 'text', amount: 'text' },
    counted: { number: 'text', unit: 'text' },
    added: { block: 'text', place: 'text' },
    moved: { block: 'text', place: 'text' },
    removed: { block: 'text' },
    chosen: { done: 'text', block: 'text', place: 'text' },
    place: { number: 'text', count: 'text' },
    running: { block: 'text' },
    steps: { count: 'number' },
    degrees: { count: 'number' },
    seconds: { count: 'number' },
    times: { count: 'number' },
    tooLong: { most: 'text' },
    doesNotFit: { count: 'text', most: 'text' },
    tooDeep: { most: 'text' },
    linkTooLong: { most: 'text' },
    linkTooDeep: { most: 'text' },
    runsTooLong: { most: 'text' },
    badLink: { at: 'text', text: 'text', fault: 'text' },
    opened: { execute: 'text' },
    noted: { word: 'text', count: 'text' },
    ran: { word: 'text' },
    nothing: { start: 'text' },
    held: { word: 'text' },
    full: { execute: 'text', cancel: 'text' },
    unknownWord: { word: 'text' },
    pose: { number: 'text' },
  },
  subscribe: { next: { signUpCredits: 'number' } },
  suggestion: { text: { region: 'text' }, action: { region: 'text' } },
};
