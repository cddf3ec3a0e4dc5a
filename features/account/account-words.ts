import * as z from 'zod';
import { requestStates, serviceReasons } from '#contract/account/field-rules.ts';

const texts = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, z.string()])) as Record<Key, z.ZodString>);

const none = texts('text', 'button').describe('Shown while there is none: invites to the first.');

/** Texts of what an owner has in the account. Those with values are in `account` of `content/messages/`. */
export const garageWords = {
  robots: z.strictObject({
    title: z.string(),
    none,
    add: z.string(),
    name: texts('label', 'hint', 'give', 'change', 'save', 'saved').describe('The name that the owner gives it.'),
    serial: texts('label', 'show', 'hide'),
    warranty: texts('title', 'standard', 'extra'),
    links: texts('page', 'guide', 'faq', 'firmware'),
    service: texts('fault', 'giveBack', 'other').describe(
      'Ways to service; `other` where the edition has no form for it.',
    ),
    remove: texts('start', 'submit'),
  }),
  requests: z.strictObject({
    title: z.string(),
    none,
    reasons: texts(...serviceReasons, 'ownership'),
    states: texts(...requestStates),
    history: z.string(),
  }),
  programs: z.strictObject({
    title: z.string(),
    none,
    limit: z.string(),
    elsewhere: z.string().describe('Instead of links, if the edition has no page of the robot.'),
    open: z.string(),
    share: z.string(),
    shared: z.string(),
    shareFailed: z.string().describe('Above the link, if the browser does not copy it.'),
    name: texts('label', 'change', 'save', 'saved'),
    remove: texts('start', 'submit'),
    device: texts('title', 'text', 'button', 'moved').describe(
      'Programs in this browser that were saved without an account.',
    ),
  }),
  notices: z.strictObject({
    title: z.string(),
    none,
    topics: texts('orderable', 'onSale', 'sale'),
    states: texts('pending', 'waiting', 'over'),
    unnamed: z.string().describe('Instead of the name of what the edition cannot name.'),
    cancel: z.string(),
    clear: z.string().describe('Removes a notice that was sent, or that will not be.'),
    cancelled: z.string(),
  }),
  settings: texts('title'),
};
