import fc from 'fast-check';
import { type MailWords, mailWords } from '#core/messages/mail-schema.ts';
import { messages as messagesSchema } from '#core/messages/messages-schema.ts';
import type { Offer } from '#core/offers/offer-schema.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import { type Life, type LifeStage, lifeStages } from '#core/products/life-schema.ts';
import type { Region } from '#core/regions/region-schema.ts';
import type { PageContent, Site } from '#core/site.ts';
import type { TimeWindow } from '#core/time/time-window.ts';

/** Instants of random sites lie between 0 and this, so that windows and tested instants overlap. */
export const horizon = 200;

const instant = fc.integer({ min: 1, max: horizon });
const window: fc.Arbitrary<TimeWindow> = fc.oneof(
  fc.constant({}),
  fc.record({ opens: instant }),
  fc.record({ closes: instant }),
  fc
    .tuple(instant, instant)
    .filter(([a, b]) => a !== b)
    .map(([a, b]) => ({ opens: Math.min(a, b), closes: Math.max(a, b) })),
);

/** Everything that is shown within a window only carries such a word, with the name of its owner. */
export const secretWord = (name: string) => `secret-${name}`;

const offer: fc.Arbitrary<Offer> = fc
  .record({
    stages: fc.shuffledSubarray([...lifeStages], { minLength: 1 }),
    stageInstants: fc.uniqueArray(instant, { minLength: lifeStages.length, maxLength: lifeStages.length }),
    delivery: fc.constantFrom(undefined, '1970-01', '1970-01-01'),
    regular: fc.integer({ min: 500, max: 999 }),
    next: instant,
    promotion: window,
  })
  .map(({ stages, stageInstants, delivery, regular, next, promotion }) => ({
    link: 'machine',
    buy: '/products/machine',
    price: [
      { from: undefined, price: regular },
      { from: next, price: regular + 1000 },
    ],
    unconfirmed: false,
    life: lifeOf(stages, stageInstants, delivery),
    promotions: [{ price: 7.77, ...promotion }],
  }));

/** Stages, the first of them always and the others from random instants on. */
function lifeOf(stages: LifeStage[], instants: number[], delivery: string | undefined): Life {
  const ordered = instants.slice(0, stages.length).toSorted((a, b) => a - b);
  return stages.map((stage, index) => ({
    stage,
    from: index === 0 ? undefined : ordered[index],
    ...(stage === 'preOrder' && { delivery }),
  }));
}

const banners = fc
  .array(window, { maxLength: 3 })
  .map((windows): Region['textBanners'] =>
    windows.map((window, index) => ({ id: `banner-${index}`, label: secretWord(`banner-${index}`), window })),
  );

const plainNewsletter: Region['newsletter'] = {
  doubleOptIn: false,
  title: 'Newsletter',
  describe: '-',
  placeholder: '-',
  submit: 'Subscribe',
  invalid: '-',
  success: '-',
  terms: ['-'],
};

/** A region of a small site, with one menu and no banner. */
export const plainRegion: Region = {
  label: 'Region',
  language: 'Language',
  currencyLabel: 'Currency',
  shop: { label: 'Shop', host: 'https://shop.kinetra.example' },
  account: { label: 'Account', link: 'page:account' },
  navs: [],
  footerNavs: [{ label: 'Home', link: 'page:', hidden: [] }],
  social: [],
  textBanners: [],
  paymentMethods: [],
  paymentMarks: [],
  installment: null,
  plug: 'plug',
  terms: { warrantyYears: 2, deliveryDays: { least: 1, most: 2 }, priceGuaranteeDays: 30 },
  copyright: '©',
  disclaimer: '-',
  tagline: '-',
  contact: [],
  newsletter: plainNewsletter,
  consent: 'notice',
};

/** The parts of a small site that no test of its pages reads. */
export const plainSite = () => ({
  apiBases: { us: '/api/us', eu: '/api/eu', cn: '/api/cn' },
  company: {
    addresses: { office: { lines: ['1 Example Street'], translations: {} } },
    editions: forEveryEdition({ address: 'office', name: 'KINETRA' }),
  },
  law: forEveryEdition({}),
  campaigns: {},
  messages: forEveryEdition(keysAsMessages()),
  pageMessages: { 'zh-HK': keysAsMessages() },
  mail: forEveryEdition(keysAsMail()),
  clips: {},
  manuals: { guides: {}, words: {}, files: {} },
  arModels: {},
  voices: {},
});

/** Settings of a small site. */
export const plainSettings = {
  brand: 'KINETRA',
  description: '-',
  mail: { from: 'hello@kinetra.example' },
  signUpCredits: 200,
  creditExchange: { credits: 100, worth: { CNY: 5, USD: 1, GBP: 1, EUR: 1, KRW: 1000, JPY: 100 }, validDays: 365 },
  care: { firmwareYears: 1, sparePartYears: 1, voiceLanguages: ['en'] },
  apps: { ios: 13, android: 8 },
  sites: {},
  allowedHosts: [],
  plannedPages: [],
};

const region = fc.record({ banners, startTime: instant }).map(
  ({ banners, startTime }): Region => ({
    ...plainRegion,
    navs: [
      {
        identify: 'about',
        label: 'About',
        children: [{ label: secretWord('nav'), link: 'page:machine', hidden: [], startTime }],
      },
    ],
    textBanners: banners,
    installment: { months: 12, label: '12' },
  }),
);

const section = (id: string) =>
  fc
    .record({ window, only: fc.option(fc.subarray(editionCodes, { minLength: 1 }), { nil: undefined }) })
    .map(({ window, only }) => ({ id, kind: 'regions', window, only }));

const page = (slug: string): fc.Arbitrary<PageContent> =>
  fc
    .record({
      sections: fc.tuple(section('one'), section('two')),
      where: slug === '' ? fc.constant(forEveryEdition({})) : fc.dictionary(fc.constantFrom(...editionCodes), window),
    })
    .map(({ sections, where }) => ({
      settings: {
        kind: slug === '' ? 'home' : 'product',
        where,
        product: 'machine',
        picture: 'machine/front',
        sections,
      },
      words: forEveryEdition({
        title: `Title ${slug}`,
        description: '{name}',
        keywords: 'machine',
        sections: Object.fromEntries(
          sections.map(({ id }) => [id, { heading: secretWord(`${slug || 'home'}-${id}`), lead: '{arms} arms' }]),
        ),
      }),
    }));

/** A small site whose windows open and close at random. */
export const randomSite: fc.Arbitrary<Site> = fc
  .record({
    regions: editionRecord(region),
    offers: editionRecord(offer.map((machine) => ({ machine }))),
    home: page(''),
    machine: page('machine'),
  })
  .map(({ regions, offers, home, machine }) => ({
    ...plainSite(),
    environment: 'test',
    origins: { main: 'https://www.kinetra.example', cn: 'https://www.kinetra.example.cn' },
    settings: { ...plainSettings, hosts: {} } as unknown as Site['settings'],
    regions,
    offers,
    products: {
      machine: {
        name: { en: 'Machine' },
        line: { en: '{arms, number} arms' },
        word: 'MACHINE',
        wordWidth: [4, 2],
        accent: 'orange',
        family: 'interstellar',
        figures: { arms: 2 },
      },
    },
    pictures: {
      'machine/front': {
        width: 10,
        height: 10,
        hash: 'abcdef12',
        colors: '#000 #000 #000',
        transparent: false,
        alt: { en: 'A machine' },
      },
    },
    pages: { '': home, machine },
  }));

function editionRecord<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Record<EditionCode, Value>> {
  return fc.record(forEveryEdition(value)) as unknown as fc.Arbitrary<Record<EditionCode, Value>>;
}

export function forEveryEdition<Value>(value: Value): Record<EditionCode, Value> {
  return Object.fromEntries(editionCodes.map((code) => [code, value])) as Record<EditionCode, Value>;
}

/** Messages whose text is their own key. */
export function keysAsMessages(): Site['messages']['us'] {
  const groups = Object.entries(messagesSchema.shape).map(([group, { shape }]) => [
    group,
    Object.fromEntries(Object.keys(shape).map((key) => [key, `${group}.${key}`])),
  ]);
  return Object.fromEntries(groups);
}

const keysAsWords = (shape: object) => Object.fromEntries(Object.keys(shape).map((key) => [key, key]));

/** Words of outgoing mail whose text is their own key. */
export function keysAsMail(): MailWords {
  const messages = Object.entries(mailWords.shape).map(([message, { shape }]) => {
    const words = Object.entries(shape).map(([key, kind]) => [
      key,
      'element' in kind ? [`${message}.${key}`] : 'shape' in kind ? keysAsWords(kind.shape) : `${message}.${key}`,
    ]);
    return [message, Object.fromEntries(words)];
  });
  return mailWords.parse(Object.fromEntries(messages));
}
