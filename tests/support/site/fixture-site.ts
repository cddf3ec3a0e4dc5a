import type { Region } from '#core/regions/region-schema.ts';
import type { PageContent, Site } from '#core/site.ts';
import type { SiteEnvironment } from '#core/site-schema.ts';
import { parseInstant } from '#core/time/instant.ts';
import { forEveryEdition, plainRegion, plainSettings, plainSite } from './random-site.ts';

/** The only edge of the small site: the UK's banner closes, China's Bumblebee page opens, the US sale closes. */
export const edge = parseInstant('2025-08-20T16:00:00Z');
export const second = 1000;

const region: Region = {
  ...plainRegion,
  navs: [
    {
      identify: 'about',
      label: 'About',
      children: [{ label: 'Bumblebee', link: 'page:flagship-bumblebee', hidden: [] }],
    },
  ],
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
    ...plainSite(),
    environment,
    origins: { main: `https://${hosts.main}`, cn: `https://${hosts.cn}` },
    apiBases: { us: '/api/us', eu: 'https://api.kinetra.example/eu', cn: '/api/cn' },
    settings: {
      ...plainSettings,
      hosts: { development: hosts, test: hosts, preproduction: hosts, production: hosts },
    },
    regions: {
      ...forEveryEdition(region),
      uk: { ...region, label: 'United Kingdom', textBanners: [summerBanner] },
      de: { ...region, label: 'Deutschland' },
    },
    offers: forEveryEdition({}),
    products: {},
    pictures: {
      'robot/front': {
        width: 400,
        height: 300,
        hash: 'abcdef12',
        colors: '#000 #000 #000',
        transparent: false,
        alt: { en: 'A robot' },
      },
    },
    pages: {
      '': pageOf('home', 'Home', forEveryEdition({})),
      'choose-your-region': pageOf('chooser', 'Regions', forEveryEdition({})),
      'flagship-bumblebee': pageOf('product', 'Bumblebee', { us: {}, de: {}, cn: { opens: edge } }),
      'summer-sale': pageOf('product', 'Summer sale', { us: { closes: edge } }),
    },
  };
}
