import type { Clip, Picture } from '#core/media/picture.ts';
import { messages } from '#core/messages/messages-schema.ts';
import type { NewsletterWords } from '#core/messages/newsletter.ts';
import type { Page } from '#pages/page.ts';
import { exampleWords } from './words.examples.ts';

/** Interface texts that say their own key: `buy.buyNow`. */
export const exampleMessages = exampleWords(messages);

export const examplePicture: Picture = {
  id: 'megatron/robot',
  alt: 'A violet tank robot, standing',
  width: 1400,
  height: 1000,
  hash: '0123456789abcdef',
  colors: '#214 #214 #214',
  transparent: true,
};

export const exampleOpaquePicture: Picture = {
  ...examplePicture,
  id: 'megatron/stage',
  colors: '#111 #a83 #222',
  transparent: false,
};

export const exampleClip: Clip = {
  id: 'megatron/transformation',
  hash: '0123456789abcdef',
  label: 'Megatron transforms',
  caption: 'The robot folds into a tank and stands up again.',
  sounds: [{ from: 0.8, to: 2.5, text: 'servos whir' }],
  poster: { ...exampleOpaquePicture, id: 'megatron/transformation-poster', alt: 'A robot, half folded' },
  wide: { width: 960, height: 540 },
  phone: { width: 548, height: 684 },
};

export const exampleNewsletterWords: NewsletterWords = {
  placeholder: 'name@example.com',
  submit: 'Subscribe',
  invalid: 'Please enter a valid email address',
  success: 'Subscribed Successfully!',
  credits: 'Every 100 Credits take £1 off an order.',
  next: { text: 'Create an account.', label: 'Create account', href: '/uk/login' },
};

/** A page without sections in the UK edition, for tests of the header, the footer and the document. */
export const examplePage = (changes: Partial<Page> = {}): Page => ({
  kind: 'chooser',
  edition: 'uk',
  lang: 'en-GB',
  slug: 'choose-your-region',
  path: '/uk/choose-your-region',
  brand: 'KINETRA',
  head: {
    title: 'Choose your region | KINETRA',
    description: 'Eight editions.',
    keywords: 'regions',
    canonical: 'https://www.kinetra.example/uk/choose-your-region',
    alternates: [
      { hreflang: 'en-GB', href: 'https://www.kinetra.example/uk/choose-your-region' },
      { hreflang: 'x-default', href: 'https://www.kinetra.example/us/choose-your-region' },
    ],
    picture: exampleOpaquePicture,
    trail: [
      { name: 'KINETRA', url: 'https://www.kinetra.example/uk' },
      { name: 'Choose your region', url: 'https://www.kinetra.example/uk/choose-your-region' },
    ],
    organisation: {
      name: 'KINETRA Robotics',
      url: 'https://www.kinetra.example/uk',
      sameAs: ['https://video.example/kinetra'],
      contact: [{ type: 'customer support', email: 'support@kinetra.example' }],
    },
  },
  shell: {
    home: '/uk',
    menus: [],
    catalogue: [],
    region: {
      label: 'United Kingdom',
      language: 'English',
      currencyLabel: 'Pounds sterling (£)',
      href: '/uk/choose-your-region',
    },
    shop: { label: 'Shop', href: 'https://uk.shop.example' },
    footer: {
      menus: [],
      links: [],
      social: [],
      payments: [],
      tagline: 'Tagline',
      copyright: 'Copyright',
      disclaimer: 'Disclaimer',
      address: '1 Example Street',
    },
    law: { priceNote: 'incl. VAT', referencePrice: 'lowest of 30 days: {price}', links: [], lines: [] },
    newsletter: { title: 'First word', describe: 'One e-mail when something launches.', form: exampleNewsletterWords },
    consent: 'opt-out',
  },
  messages: exampleMessages,
  sections: [],
  instant: Date.UTC(2026, 10, 20),
  accounts: { group: 'eu', base: '/api/eu' },
  ...changes,
});
