import { type EditionCode, editions, formatLocale } from '#core/place/editions.ts';
import { writeDate } from '#core/words/write-date.ts';
import { confirmationDays, type MessageTemplates } from '../messages/message-templates.ts';

/** The values of any template; undefined where a template does not have the value. */
export type StoredValues = Partial<
  MessageTemplates['loginCode'] &
    MessageTemplates['welcome'] &
    MessageTemplates['passwordChanged'] &
    MessageTemplates['sessionEnded'] &
    MessageTemplates['confirmSubscription'] &
    MessageTemplates['subscribed'] &
    MessageTemplates['noticeSale'] &
    MessageTemplates['claimRejected'] &
    Omit<MessageTemplates['serviceRequested'], 'product'> &
    Omit<MessageTemplates['serviceUpdated'], 'product'>
>;

interface Recipient {
  brand: string;
  edition: EditionCode;
  address: string;
  creditsWorth(edition: EditionCode): string;
  requestStates: Readonly<Partial<Record<string, string>>>;
}

/** Returns the value of a placeholder in the texts (`mailValues`). Times are in the time zone of the edition. */
export function placeholderValue(
  name: string,
  values: StoredValues,
  { brand, edition, address, creditsWorth, requestStates }: Recipient,
): string | number | undefined {
  const { changedAt, openedAt, expiresAt, state = '' } = values;
  const time = changedAt ?? openedAt ?? expiresAt ?? Number.NaN;
  switch (name) {
    case 'brand':
      return brand;
    case 'email':
      return address;
    case 'days':
      return confirmationDays;
    case 'worth':
      return creditsWorth(edition);
    case 'until':
      return formatTime(edition, time);
    case 'changedAt':
    case 'openedAt':
      return formatDateTime(edition, time);
    case 'zone':
      return formatTimeZone(edition, time);
    case 'state':
      return requestStates[state] ?? state;
    case 'code':
    case 'minutes':
    case 'credits':
    case 'subject':
    case 'product':
    case 'serialNumber':
    case 'requestId':
      return values[name];
    default:
      return undefined;
  }
}

const dateTimeFormat = (edition: EditionCode, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(formatLocale(edition), { timeZone: editions[edition].timeZone, ...options });

/** American style for the halves of the day, as on pages: `2:32 p.m.`. */
const withSmallHalves = (time: string): string =>
  time.replace(/\b([AP])M$/, (_, half: string) => `${half.toLowerCase()}.m.`);

/** Time of day in the edition's time zone: `2:32 p.m.`, `14:32`. */
const formatTime = (edition: EditionCode, at: number): string =>
  withSmallHalves(dateTimeFormat(edition, { timeStyle: 'short' }).format(at));

/** Date and time in the edition's time zone: `20. November 2026 um 14:32`. */
const formatDateTime = (edition: EditionCode, at: number): string =>
  withSmallHalves(writeDate(dateTimeFormat(edition, { dateStyle: 'long', timeStyle: 'short' }), at));

/** Short name of the edition's time zone at that instant: `ET`, `MEZ`. */
const formatTimeZone = (edition: EditionCode, at: number): string =>
  editions[edition].clock?.zone ??
  dateTimeFormat(edition, { timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ??
  'UTC';
