import * as z from 'zod';
import { campaignWindow, wallTime } from '../time/time-window.ts';
import { webAddress } from './web-address.ts';

const linkHint = 'a link is page:<slug>, shop:/<path>, site:<name>, https://… or mailto:…';

/**
 * A link in content: `page:flagship-megatron` or `page:faq#shipping` (a page of this edition), `page:` (home),
 * `shop:/products/x` (the region's shop), `site:hub` (an external site named in `site.yaml`), `https://…` (a host that
 * `site.yaml` allows) or `mailto:…`.
 */
export const linkRef = z
  .string(linkHint)
  .regex(/^(page:[a-z0-9/#-]*|shop:\/\S*|site:[a-zA-Z]+(\/\S*)?|https:\/\/\S+|mailto:\S+)$/, linkHint);

/**
 * A text with links: `['I agree to the ', { label: Terms of Use, link: page:terms-use }, '.']`. Spaces are kept as
 * written.
 */
export const linkedText = z
  .array(z.union([z.string(), z.strictObject({ label: z.string().min(1), link: linkRef })]))
  .min(1);
export type LinkedText = z.output<typeof linkedText>;

/** The purpose of a contact point, in the vocabulary of structured data. */
export const contactType = z.enum(['customer support', 'technical support', 'sales', 'marketing']);

const newsletter = z.strictObject({
  doubleOptIn: z
    .boolean()
    .describe('Whether a subscription counts only once a mail was answered, as the law of the region asks.'),
  title: z.string(),
  describe: z.string(),
  placeholder: z.string(),
  submit: z.string(),
  invalid: z.string().describe('Said under the field when what stands in it is no e-mail address.'),
  success: z.string(),
  terms: linkedText.describe('What happens with the address; left out while one of its pages is not there.'),
});

const popup = z.strictObject({
  title: z.string(),
  describe: z.string(),
  placeholder: z.string(),
  button: z.string(),
  invalid: z.string(),
  privacyPolicy: linkedText.describe('What is agreed to.'),
  successTitle: z.string(),
  successSubtitle: z.string(),
  successButton: z.string(),
  successDesc: z.string(),
});

export const navItem = z.strictObject({
  label: z.string().min(1),
  link: linkRef,
  product: z
    .string()
    .optional()
    .describe(
      "A product's id: its cut-out and accent stand on the item, from its announcement on; without its page, " +
        'the item leads to the shop.',
    ),
  hint: z.string().optional().describe('A few words under the label.'),
  tag: z.enum(['HOT', 'NEW']).optional(),
  hidden: z
    .array(z.enum(['header', 'footer']))
    .default([])
    .describe('Where the item does not stand.'),
  startTime: wallTime.optional().describe('From when on the item stands.'),
});
export type NavItem = z.output<typeof navItem>;

export const navGroup = z.strictObject({
  identify: z.enum(['products', 'support', 'about']),
  label: z.string().min(1),
  children: z.array(navItem).min(1),
});

/** `content/regions/<code>.yaml`: the texts and facts of one edition's shell, in its own language. */
export const region = z.strictObject({
  label: z.string().describe('The region as its own visitors call it, Deutschland.'),
  labelAbroad: z
    .record(z.string().regex(/^([A-Z]{2}|other)$/), z.string())
    .optional()
    .describe(
      'What stands there instead for visitors from other countries, by ISO country; other for every other ' + 'one.',
    ),
  language: z.string(),
  currencyLabel: z.string(),
  shop: z.strictObject({ label: z.string(), host: webAddress }),
  account: z
    .strictObject({ label: z.string(), link: linkRef })
    .describe('The account page, as it is called to those who are logged in and have no nickname.'),
  navs: z.array(navGroup).min(1),
  footerNavs: z.array(navItem).min(1),
  social: z.partialRecord(z.enum(['instagram', 'facebook', 'youtube', 'tiktok', 'twitter']), webAddress),
  textBanners: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]+$/),
        label: z.string(),
        link: linkRef.optional(),
        action: z.string().optional(),
        accent: z.string().optional(),
        window: campaignWindow,
      }),
    )
    .default([])
    .describe('Text banners above the header, each with the window in which it stands.'),
  paymentMethods: z.array(z.enum(['paypal', 'klarna'])),
  paymentMarks: z.array(z.string()).describe('Names of payment marks in the footer.'),
  installment: z
    .strictObject({ months: z.int().min(2), label: z.string() })
    .nullable()
    .describe('Number of interest-free payments.'),
  terms: z
    .strictObject({
      warrantyYears: z.int().positive(),
      extraWarranty: z
        .strictObject({ years: z.int().positive(), value: z.number().positive() })
        .optional()
        .describe(
          'Years added to the warranty of flagship purchases, and what they are worth in whole currency units.',
        ),
      priceGuaranteeDays: z.int().positive(),
      returnDays: z
        .int()
        .positive()
        .optional()
        .describe('How long the shop takes returns; left out where nothing is said of it.'),
      unconditionalReturnDays: z
        .int()
        .positive()
        .optional()
        .describe('For how many of these days no reason is asked, and how long a robot with a fault is replaced.'),
      faultReplacementDays: z.int().positive().optional(),
      replyHours: z.int().positive().optional().describe('How soon support replies.'),
      shipping: z
        .strictObject({
          express: z.number().positive(),
          hawaii: z.number().positive(),
          hawaiiDays: z.strictObject({ least: z.int().positive(), most: z.int().positive() }),
          remote: z.number().positive(),
        })
        .optional()
        .describe(
          'What shipping costs in whole currency units beside the standard way, which is free; Hawaii with the ' +
            'business days that it takes.',
        ),
    })
    .describe('What is promised with every order. Words name these values in braces: {returnDays, number}.'),
  copyright: z.string().describe('Words of the footer: what the shop site is, credit of character names, copyright.'),
  disclaimer: z.string(),
  tagline: z.string(),
  companyAddress: z.string().optional().describe('A postal address, shown in the footer only.'),
  contact: z
    .array(z.strictObject({ type: contactType, email: z.email(), telephone: z.string().optional() }))
    .describe('Contact points, for structured data and the pages that name them.'),
  newsletter: newsletter.describe(
    'The form that subscribes to the newsletter. Its words name values in braces: {signUpCredits, number}.',
  ),
  popup: popup
    .optional()
    .describe('What new visitors are offered once; left out where nothing is. Its words name the same values.'),
  consent: z.enum(['opt-in', 'opt-out', 'notice']).describe('What must happen before analytics run.'),
});
export type Region = z.output<typeof region>;
