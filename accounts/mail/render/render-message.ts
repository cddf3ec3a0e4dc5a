import { type MailWords, mailValues } from '#core/messages/mail-schema.ts';
import { type EditionCode, editions, isEditionCode } from '#core/place/editions.ts';
import { formatDay, formatTime } from '#core/words/dates.ts';
import { formatPercent } from '#core/words/percent.ts';
import { formatRegion } from '#core/words/region.ts';
import { formatMessage } from '#core/words/words.ts';
import type { OutboxRow } from '../../store/schema/tables.ts';
import type { DiscountCode, TemplateName } from '../messages/message-templates.ts';
import { link, type MailBlock, mailText, paragraph } from './mail-document.ts';
import { mailHtml } from './mail-html.ts';
import { type FormatAddress, oneClickLink, oneClickPages, pageLink } from './message-links.ts';
import { placeholderValue, type StoredValues } from './message-values.ts';

export interface MailContext {
  brand: string;
  words: Readonly<Record<EditionCode, MailWords>>;
  addressOf: FormatAddress;
  /** Address that applies a discount code in the edition's shop. */
  codeLink(edition: EditionCode, code: string): string;
  creditsWorth(edition: EditionCode): string;
  /** Postal address of the sender, for newsletters. */
  companyAddress(edition: EditionCode): string | undefined;
}

/** A message ready to send. `subject` is one line; `headers` are additional ones. */
export type RenderedMessage =
  | { channel: 'mail'; subject: string; text: string; html: string; headers: Record<string, string> }
  | { channel: 'sms'; text: string };

export type StoredMessage = Pick<OutboxRow, 'channel' | 'template' | 'recipient' | 'edition' | 'template_values'>;

export type Render = (message: StoredMessage) => RenderedMessage;

type AnyWords = { subject: string; title: string; text: string[] } & Partial<
  Record<'credits' | 'button' | 'quote' | 'sms', string> & { note: string[] }
>;

const buttonPages: Partial<Record<TemplateName, string>> = {
  welcome: 'account',
  passwordChanged: 'login',
  sessionEnded: 'login',
  confirmSubscription: 'newsletter/confirm',
  confirmNotice: 'notices/confirm',
  productRegistered: 'account',
  serviceUpdated: 'account',
};

export function createRender(context: MailContext): Render {
  return ({ channel, template, edition, recipient, template_values }) => {
    if (!isTemplate(template) || !isEditionCode(edition))
      throw new Error(`there is no message ${template} for ${edition}`);
    const values = JSON.parse(template_values) as StoredValues;
    const { brand, creditsWorth } = context;
    const requestStates = context.words[edition].serviceUpdated.states;
    const reader = { brand, edition, address: recipient, creditsWorth, requestStates };
    const format = (text: string) =>
      formatMessage(text, editions[edition].lang, (name) => placeholderValue(name, values, reader));
    const words: AnyWords = context.words[edition][template];
    if (channel === 'mail') return renderMail(context, { template, edition, values, words, format });
    if (words.sms === undefined) throw new Error(`${template} has no words for a text message`);
    return { channel, text: format(words.sms) };
  };
}

interface Draft {
  template: TemplateName;
  edition: EditionCode;
  values: StoredValues;
  words: AnyWords;
  format: (text: string) => string;
}

function renderMail(context: MailContext, draft: Draft): RenderedMessage {
  const { brand, addressOf } = context;
  const { edition, words, format } = draft;
  const { lang } = editions[edition];
  const subject = inOneLine(format(words.subject));
  const home = pageLink(addressOf, edition, '');
  const mail = {
    lang,
    brand,
    home,
    subject,
    title: format(words.title),
    blocks: mailBlocks(context, draft),
    footer: mailFooter(context, draft),
  };
  const headers = {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': lang,
    ...unsubscribeHeaders(context, draft),
  };
  return { channel: 'mail', subject, text: mailText(mail), html: mailHtml(mail), headers };
}

/** Returns the call that stops such mails in one click; undefined for a mail that an action of its recipient caused. */
function oneClickCall({ values: { unsubscribeToken, stopToken } }: Draft) {
  if (unsubscribeToken !== undefined) return { call: 'unsubscribe', token: unsubscribeToken } as const;
  return stopToken === undefined ? undefined : ({ call: 'stopNotices', token: stopToken } as const);
}

/** One-click unsubscribe (RFC 2369, RFC 8058). */
function unsubscribeHeaders({ addressOf }: MailContext, draft: Draft): Record<string, string> {
  const oneClick = oneClickCall(draft);
  if (!oneClick) return {};
  const address = oneClickLink(addressOf, oneClick.call, draft.edition, oneClick.token);
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function mailBlocks(context: MailContext, { template, edition, values, words, format }: Draft): MailBlock[] {
  const toParagraph = (text: string) => paragraph(format(text));
  const blocks = words.text.map(toParagraph);
  if (words.credits !== undefined && values.credits) blocks.push(toParagraph(words.credits));
  if (values.code !== undefined) blocks.push({ kind: 'code', text: values.code });
  if (values.discountCode) blocks.push(...discountCodeBlocks(context, edition, values.discountCode));
  if (values.isCodeGiven) blocks.push(paragraph(context.words[edition].newCustomerCode.given));
  const quotedText = values.description || values.note;
  if (words.quote !== undefined && quotedText)
    blocks.push({ kind: 'quote', label: format(words.quote), text: quotedText });
  const page = values.slug ?? buttonPages[template];
  if (words.button !== undefined && page !== undefined)
    blocks.push(link(format(words.button), pageLink(context.addressOf, edition, page, values.token)));
  return [...blocks, ...(words.note ?? []).map(toParagraph)];
}

function discountCodeBlocks(
  { words, codeLink }: MailContext,
  edition: EditionCode,
  { code, edition: shop = edition, percent, expiresAt }: DiscountCode,
): MailBlock[] {
  const { lang } = editions[edition];
  const { intro, terms, otherShop, button } = words[edition].newCustomerCode;
  const placeholders = {
    percent: formatPercent(percent, lang),
    day: formatDay(expiresAt, edition, 'year'),
    time: formatTime(expiresAt, edition),
    region: formatRegion(shop, lang),
  };
  const format = (text: string) => formatMessage(text, lang, placeholders);
  return [
    paragraph(format(intro)),
    { kind: 'discountCode', text: code },
    paragraph(format(terms)),
    ...(shop === edition ? [] : [paragraph(format(otherShop))]),
    link(format(button), codeLink(shop, code)),
  ];
}

function mailFooter({ words, addressOf, companyAddress }: MailContext, draft: Draft): MailBlock[] {
  const { template, edition, format } = draft;
  const { automatic, subscribedBy, unsubscribe, noticedBy, stopNotices } = words[edition].frame;
  const oneClick = oneClickCall(draft);
  if (!oneClick) return [paragraph(format(automatic))];
  const address = companyAddress(edition);
  const [reason, label] =
    oneClick.call === 'unsubscribe'
      ? [subscribedBy, unsubscribe]
      : [template === 'noticeAsked' ? automatic : noticedBy, stopNotices];
  return [
    paragraph(format(reason)),
    link(format(label), pageLink(addressOf, edition, oneClickPages[oneClick.call], oneClick.token)),
    ...(address === undefined ? [] : [paragraph(address)]),
  ];
}

const isTemplate = (name: string): name is TemplateName => Object.hasOwn(mailValues, name);

/** Keeps values from injecting another header line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are removed here
const inOneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
