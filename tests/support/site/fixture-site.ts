import type { Region } from '#core/regions/region-schema.ts';
import type { PageContent, Site } from '#core/site.ts';
import type { SiteEnvironment } from '#core/site-schema.ts';
import { parseInstant } from '#core/time/instant.ts';
import { fixtureCompany, forEveryEdition, keysAsMail, keysAsMessages, plainNewsletter } from './random-site.ts';

/** The only edge of the small site: the UK's banner closes, China's Bumblebee page opens, the US sale closes. */
export const edge = parseInstant('2025-08-20T16:00:00Z');
export const second = 1000;

const region: Region = {
  label: 'Region',
  language: 'Language',
  currencyLabel: 'Currency',
  shop: { label: 'Shop', host: 'https://shop.kinetra.example' },
  account: { label: 'Account', link: 'page:account' },
  navs: [
    {
      identify: 'about',
      label: 'About',
      children: [{ label: 'Bumblebee', link: 'page:flagship-bumblebee', hidden: [] }],
    },
  ],
  footerNavs: [{ label: 'Home', link: 'page:', hidden: [] }],
  social: [],
  textBanners: [],
  paymentMethods: [],
  paymentMarks: [],
  installment: null,
  plug: 'plug',
  terms: { warrantyYears: 2, priceGuaranteeDays: 30 },
  copyright: '©',
  disclaimer: '-',
  tagline: '-',
  contact: [],
  newsletter: plainNewsletter,
  consent: 'notice',
};

const summerBanner = { id: 'summer', label: 'Summer prices', window: { closes: edge } };

const pageOf = (
  kind: PageContent['settings']['kind'],
  title: string,
  where: PageContent['settings']['where'],
): PageContent => ({
  settings: { kind, where, picture: 'robot/front', sections: [] },
  words: forEveryEdition({ title, description: title, keywords: title, sections: {} }),
});

/** A small site of four pages. */
export function fixtureSite(environment: SiteEnvironment = 'test'): Site {
  const hosts = { main: 'www.kinetra.example', cn: 'www.kinetra.example.cn' };
  return {
    environment,
    origins: { main: `https://${hosts.main}`, cn: `https://${hosts.cn}` },
    apiBases: { us: '/api/us', eu: 'https://api.kinetra.example/eu', cn: '/api/cn' },
    settings: {
      brand: 'KINETRA',
      description: '-',
      hosts: { development: hosts, test: hosts, preproduction: hosts, production: hosts },
      mail: { from: 'hello@kinetra.example' },
      signUpCredits: 200,
      creditExchange: { credits: 100, worth: { CNY: 5, USD: 1, GBP: 1, EUR: 1, KRW: 1000, JPY: 100 }, validDays: 365 },
      apps: { ios: 13, android: 8 },
      ageGrade: 14,
      sites: {},
      allowedHosts: [],
      plannedPages: [],
    },
    company: fixtureCompany(),
    law: forEveryEdition({}),
    regions: {
      ...forEveryEdition(region),
      uk: { ...region, label: 'United Kingdom', textBanners: [summerBanner] },
      de: { ...region, label: 'Deutschland' },
    },
    offers: forEveryEdition({}),
    products: {},
    campaigns: {},
    messages: forEveryEdition(keysAsMessages()),
    pageMessages: { 'zh-HK': keysAsMessages() },
    mail: forEveryEdition(keysAsMail()),
    pictures: {
      'robot/front': {
        width: 400,
        height: 300,
        hash: 'abcdef12',
        color: '#000000',
        transparent: false,
        alt: { en: 'A robot' },
      },
    },
    clips: {},
    manuals: { guides: {}, words: {}, files: {} },
    arModels: {},
    voices: {},
    pages: {
      '': pageOf('home', 'Home', forEveryEdition({})),
      'choose-your-region': pageOf('chooser', 'Regions', forEveryEdition({})),
      'flagship-bumblebee': pageOf('product', 'Bumblebee', { us: {}, de: {}, cn: { opens: edge } }),
      'summer-sale': pageOf('product', 'Summer sale', { us: { closes: edge } }),
    },
  };
}
