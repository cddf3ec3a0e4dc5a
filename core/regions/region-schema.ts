import * as z from 'zod';
import { addIssue, count, optionalCount, optionalText, texts, webAddress } from '../fields/fields.ts';
import { name, roles } from '../fields/roles.ts';
import { campaignWindow, wallTime } from '../time/time-window.ts';

const linkHint = 'a link is page:<slug>, shop:/<path>, site:<name>, https://… or mailto:…';

/**
 * A link in content: `page:flagship-megatron` or `page:faq/shipping#contact` (a page of this edition), `page:` (home),
 * `shop:/products/x` (the region's shop), `site:hub` (an external site named in `site.yaml`), `https://…` (a host that
 * `site.yaml` allows) or `mailto:…`.
 */
export const linkRef = z
  .string(linkHint)
  .regex(/^(page:[a-z0-9/#-]*|shop:\/\S*|site:[a-zA-Z]+(\/\S*)?|https:\/\/\S+|mailto:\S+)$/, linkHint)
  .register(roles, { role: 'link' });

/** A text with links, spaces as written: `['I agree to the ', { label: Terms of Use, link: page:terms-use }, '.']`. */
export const linkedText = z
  .array(z.union([z.string(), z.strictObject({ label: z.string().min(1), link: linkRef })]))
  .min(1);
export type LinkedText = z.output<typeof linkedText>;

/** The purpose of a contact point, in the vocabulary of structured data. */
export const contactType = z.enum(['customer support', 'technical support', 'sales', 'marketing']);

/** A text that is shown as it is written, without values. */
const plainText = z.string().regex(/^[^{}]*$/, 'write words alone: nothing fills in these braces');

const newsletter = texts('title', 'describe', 'placeholder', 'submit', 'success').extend({
  doubleOptIn: z
    .boolean()
    .describe(
      'Whether a subscription counts only after it was confirmed by mail, as the law of some regions requires.',
    ),
  invalid: z.string().describe('Error under the field if its value is not an e-mail address.'),
  terms: linkedText.describe(
    'What happens with the address. Hidden while one of the pages it links to does not exist.',
  ),
});

const popup = texts('title', 'describe', 'placeholder', 'button', 'invalid')
  .extend(texts('successTitle', 'successSubtitle', 'successButton', 'successDesc').shape)
  .extend({ privacyPolicy: linkedText.describe('What the visitor agrees to.') });

export const navItem = z.strictObject({
  label: plainText.min(1),
  link: linkRef,
  hint: optionalText.describe('A few words under the label.'),
  hidden: z
    .array(z.enum(['header', 'footer']))
    .default([])
    .describe('Where the item is hidden.'),
  startTime: wallTime.optional().describe('When the item is first shown.'),
});
export type NavItem = z.output<typeof navItem>;

const navGroup = z
  .strictObject({
    identify: z.enum(['products', 'support', 'about']),
    label: plainText.min(1),
    children: z
      .array(navItem)
      .default([])
      .describe('Items in order. The menu of products has none: it lists the catalogue.'),
  })
  .superRefine(({ identify, children }, context) => {
    const isCatalogue = identify === 'products';
    if (isCatalogue === (children.length === 0)) return;
    const message = isCatalogue ? 'leave this out: this menu lists the catalogue' : 'write at least one item';
    addIssue(context, ['children'], message);
  });

const settings = z.strictObject({
  label: z.string().describe('Name of the region in its own language, such as Deutschland.'),
  labelAbroad: z
    .record(z.string().regex(/^([A-Z]{2}|other)$/), name)
    .optional()
    .describe(
      'Name of the region for visitors from other countries, by ISO country code; other is for all ' +
        'remaining countries.',
    ),
  language: z.string(),
  currencyLabel: z.string(),
  shop: z.strictObject({ label: z.string(), host: webAddress }),
  account: z
    .strictObject({ label: z.string(), link: linkRef })
    .describe('Link to the account page. The label is shown to logged-in visitors without a nickname.'),
  navs: z.array(navGroup).min(1),
  footerNavs: z.array(navItem).min(1),
  social: z
    .array(z.strictObject({ label: z.string().min(1), link: webAddress }))
    .describe("The brand's profiles on the networks of the region, for the footer and structured data."),
  textBanners: z
    .array(
      z.strictObject({
        id: name.regex(/^[a-z0-9-]+$/),
        label: plainText,
        link: linkRef.optional(),
        action: optionalText,
        accent: name.optional(),
        window: campaignWindow,
      }),
    )
    .default([])
    .describe('Text banners above the header, each with the window in which it is shown.'),
  paymentMethods: z.array(z.enum(['paypal', 'klarna'])),
  paymentMarks: z.array(z.string()).describe('Names of payment marks in the footer.'),
  installment: z
    .strictObject({ months: z.int().min(2), label: z.string() })
    .nullable()
    .describe('Number of interest-free payments.'),
  plug: z
    .string()
    .min(1)
    .describe(
      'Mains plug of this market, as its buyers call it, such as: UK three-pin plug (type G). Texts name it in ' +
        'braces: {plug}.',
    ),
  terms: z
    .strictObject({
      warrantyYears: count,
      extraWarranty: z
        .strictObject({ years: count, value: z.number().positive() })
        .optional()
        .describe(
          'Years added to the warranty of flagship purchases, and what they are worth in whole currency units.',
        ),
      accessoryWarrantyYears: optionalCount.describe('Warranty of accessories, where it differs from that of robots.'),
      priceGuaranteeDays: count,
      deliveryDays: z
        .strictObject({ least: count, most: count })
        .describe('Within how many working days an order arrives, for most addresses.'),
      returnDays: optionalCount.describe(
        'For how many days the shop takes returns. If empty: pages do not mention it.',
      ),
      unconditionalReturnDays: optionalCount.describe('For how many of these days no reason is needed.'),
      faultReplacementDays: optionalCount.describe('For how many days a faulty robot is replaced.'),
      replyHours: optionalCount.describe('Within how many hours support replies.'),
      shipping: z
        .strictObject({
          freeFrom: z.number().positive(),
          express: z.number().positive(),
          hawaii: z.number().positive(),
          hawaiiDays: z.strictObject({ least: count, most: count }),
          remote: z.number().positive(),
        })
        .optional()
        .describe(
          'Prices of shipping in whole currency units; for Hawaii also the number of business days. Standard ' +
            'shipping is free for orders over freeFrom.',
        ),
    })
    .refine(({ returnDays = 0, unconditionalReturnDays = 0 }) => unconditionalReturnDays <= returnDays, {
      path: ['unconditionalReturnDays'],
      message: 'no more days than returnDays',
    })
    .describe('What is promised with every order. Texts name these values in braces: {returnDays, number}.'),
  copyright: plainText.describe('Texts of the footer: what the shop site is, credit of character names, copyright.'),
  disclaimer: plainText,
  tagline: plainText,
  contact: z
    .array(
      z.strictObject({
        type: contactType,
        email: z.email(),
        phone: z.literal(true).optional().describe('Also reached at the telephone number in company.yaml.'),
      }),
    )
    .describe('Contact points, for structured data and the pages that name them.'),
  newCustomerCode: z
    .strictObject({
      percent: z.int().min(1).max(99).describe('Percent off the first order.'),
      validDays: count.describe('For how many days a code is valid, from the confirmation.'),
    })
    .optional()
    .describe(
      'The discount code that new customers get when they confirm their newsletter subscription: one for each ' +
        'address, for one order. If empty: no code, and no text can name its values {newCustomerPercent, number}, ' +
        '{newCustomerDays, number} and {newCustomerTerms}.',
    ),
  newsletter: newsletter.describe('The newsletter form. Its texts name values in braces: {signUpCredits, number}.'),
  popup: popup
    .optional()
    .describe(
      'Offer that new visitors see once. If empty: no offer. Its texts name the same values as the ' +
        'newsletter form.',
    ),
  consent: z.enum(['opt-in', 'opt-out', 'notice']).describe('What must happen before analytics run.'),
});

/** `content/regions/<code>.yaml`: the texts and facts of one edition's shell, in its own language. */
export const region = settings.refine(
  ({ newCustomerCode, newsletter }) => newCustomerCode === undefined || newsletter.doubleOptIn,
  { path: ['newsletter', 'doubleOptIn'], message: 'newCustomerCode needs it: a code is made at the confirmation' },
);
export type Region = z.output<typeof region>;
