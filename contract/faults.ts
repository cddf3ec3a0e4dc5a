/** Names of the islands: each is the name of a file `NAME.island.tsx`. */
export const islandNames = [
  'account',
  'faq-browser',
  'gallery-viewer',
  'login-flow',
  'mail-link-form',
  'notice-form',
  'program-playground',
  'registration-form',
  'robot-viewer',
  'service-form',
  'spoken-commands',
  'subscribe-form',
  'theater-stage',
] as const;

export type IslandName = (typeof islandNames)[number];

/** Features that a page starts by itself, and those whose script it loads when they are first used. */
export const startNames = [
  'accountName',
  'afterFirstPaint',
  'anchors',
  'assets',
  'carousel',
  'clipInPlace',
  'clipSound',
  'clips',
  'commands',
  'countdown',
  'crossFade',
  'elements',
  'faq',
  'firstVisitOffer',
  'islands',
  'liveForms',
  'manifest',
  'menus',
  'print',
  'robotList',
  'scrollReveal',
  'search',
  'searchDialog',
  'sectionLinks',
  'seriesTabs',
  'share',
  'showpiece',
  'suggestion',
  'time',
  'viewedRobots',
  'visits',
  'vitals',
] as const;

export type StartName = (typeof startNames)[number];

/** Where a fault arose: an uncaught error, a rejection, an island, the stage of a live robot, a feature that starts. */
export const faultKinds = ['error', 'rejection', 'island', 'stage', 'start'] as const;

export type FaultKind = (typeof faultKinds)[number];

/** A fault of this tab. `name` comes from the code (an island, a feature), never from a visitor or an error message. */
export interface Fault {
  kind: FaultKind;
  name: string;
}

export const maxFaults = 10;

/** The faults of one page view, each once. Contains nothing that identifies the visitor. */
export interface FaultsReport {
  build: string;
  faults: Fault[];
}

/** Names of errors and rejections that come from no script file: from inside a document, or from somewhere else. */
export const unscriptedNames = ['inline', 'foreign'] as const;

/** The first script of the site that a text names, without its hash: `client` of `/assets/client-CDmXX43w.js`. */
export const scriptNameIn = (text: string): string | undefined => /\/assets\/([\w.-]+)-[\w-]{8}\.js\b/.exec(text)?.[1];
