import * as z from 'zod';
import { accountGroup, type GroupCode } from '#contract/account/groups.ts';
import { editionCodes } from '#core/place/editions.ts';
import { type Setting, webAddress, wholeNumber } from './setting.ts';

const apiBase = (group: GroupCode) => ({
  name: `API_BASE_${group.toUpperCase()}`,
  about: `External account API of ${editionsIn(group)}`,
  schema: webAddress,
  expected: 'a web address without a login in it, such as https://api.example',
});
const databaseUrl = (group: GroupCode) => ({
  name: `DATABASE_URL_${group.toUpperCase()}`,
  about: `Database of ${editionsIn(group)}; without it, a file in DATA_DIR`,
  secret: true,
  schema: z.url({ protocol: /^postgres(ql)?$/ }),
  expected: 'a PostgreSQL address such as postgres://user:password@host/database',
});
const seconds = (name: string, about: string, least: number, fallback: number) => ({
  name,
  about,
  fallback: String(fallback),
  schema: wholeNumber(least, 999_999_999),
  expected: `a number of seconds, ${least} or more`,
});
/** At least 32 bytes in base64url. */
const key = '[A-Za-z0-9_-]{43,}';
const keyPair = `[\\w-]{1,40}:${key}`;
const ringOf = (entry: string) => z.string().regex(new RegExp(`^${entry}(\\s*,\\s*${entry})*$`));
const keyPairs = 'id:key pairs apart by commas, newest first, each key 32 random bytes or more in base64url';
const serviceKeys = {
  secret: true,
  schema: ringOf(keyPair)
    .transform((text) => text.split(',').map((entry) => serviceKeyOf(entry.trim())))
    .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length),
  expected: 'id:key pairs apart by commas, each id once, each key 32 random bytes or more in base64url',
};
function serviceKeyOf(entry: string) {
  const [id = '', key = ''] = entry.split(':');
  return { id, key };
}
const origin = z
  .string()
  .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? '') && new URL(text).origin === text);

const listFormat = new Intl.ListFormat('en-GB');
const editionsIn = (group: GroupCode): string =>
  listFormat.format(editionCodes.filter((edition) => accountGroup(edition) === group));

export const accountSettings = {
  apiBaseUs: apiBase('us'),
  apiBaseEu: apiBase('eu'),
  apiBaseCn: apiBase('cn'),
  databaseUrlUs: databaseUrl('us'),
  databaseUrlEu: databaseUrl('eu'),
  databaseUrlCn: databaseUrl('cn'),
  smtpUrl: {
    name: 'SMTP_URL',
    about: 'Mail server; without it, mail stays in the outbox',
    secret: true,
    schema: z.url({ protocol: /^smtps?$/ }),
    expected: 'a mail server address such as smtp://user:password@host:587',
  },
  accountSecrets: {
    name: 'ACCOUNT_SECRETS',
    about: 'Keys that sign sessions, newest first; needed with a DATABASE_URL, else made in DATA_DIR',
    secret: true,
    schema: ringOf(keyPair),
    expected: keyPairs,
  },
  accountPasswordKeys: {
    name: 'ACCOUNT_PASSWORD_KEYS',
    about: 'Keys of the hashes of passwords, newest first; without it, one that derives from ACCOUNT_PEPPER',
    secret: true,
    schema: ringOf(`(?:pepper|${keyPair})`),
    expected: `${keyPairs}; the word pepper stands for the key that derives from ACCOUNT_PEPPER`,
  },
  accountPepper: {
    name: 'ACCOUNT_PEPPER',
    about:
      'Key of the hashes that stand for addresses and codes, never changed; needed with a DATABASE_URL, else made in DATA_DIR',
    secret: true,
    schema: z.string().regex(new RegExp(`^${key}$`)),
    expected: '32 random bytes or more in base64url',
  },
  serviceKeysUs: {
    name: 'ACCOUNT_SERVICE_KEYS_US',
    about: `Keys with which our support team sets the states of requests of ${editionsIn('us')}; without it, nobody does`,
    ...serviceKeys,
  },
  serviceKeysEu: {
    name: 'ACCOUNT_SERVICE_KEYS_EU',
    about: `The same for ${editionsIn('eu')}`,
    ...serviceKeys,
  },
  serviceKeysCn: { name: 'ACCOUNT_SERVICE_KEYS_CN', about: `The same for ${editionsIn('cn')}`, ...serviceKeys },
  appTokenSeconds: seconds('ACCOUNT_APPTOKEN_TTL', 'Life of an apptoken', 10, 900),
  sessionIdleSeconds: seconds('ACCOUNT_SESSION_IDLE', 'Time after which an unused session ends', 60, 30 * 86_400),
  sessionMaxSeconds: seconds('ACCOUNT_SESSION_MAX', 'Time after which every session ends', 60, 180 * 86_400),
  codeSeconds: seconds('ACCOUNT_CODE_TTL', 'Life of a one-time code', 30, 600),
  codeCooldownSeconds: seconds('ACCOUNT_CODE_COOLDOWN', 'Time between two codes for one address', 0, 60),
  limitScale: {
    name: 'ACCOUNT_LIMIT_SCALE',
    about: 'Multiplies every limit on calls, which allows one at least; 0 turns them off, which production refuses',
    fallback: '1',
    schema: z
      .string()
      .regex(/^\d{1,6}(\.\d{1,3})?$/)
      .transform(Number),
    expected: 'a number such as 1, 0.5 or 10',
  },
  noticesPerSecond: {
    name: 'ACCOUNT_NOTICES_PER_SECOND',
    about: 'Notices that all servers of an account group together send, at most',
    fallback: '50',
    schema: wholeNumber(1, 10_000),
    expected: 'a number from 1 to 10000',
  },
  accountOrigins: {
    name: 'ACCOUNT_ORIGINS',
    about: 'Other origins whose pages may call the account API, apart by commas',
    fallback: 'none',
    schema: z
      .string()
      .transform((text) => (text === 'none' ? [] : text.split(',').map((entry) => entry.trim())))
      .pipe(z.array(origin)),
    expected: 'origins apart by commas, such as https://hub.example,https://studio.example, or none',
  },
  smsUrl: {
    name: 'ACCOUNT_SMS_URL',
    about: 'Address of the provider that sends text messages in China; without it, none are sent',
    // Some providers put their key into the URL.
    secret: true,
    schema: webAddress,
    expected:
      'a web address without a login in it, such as https://sms.example/send; the token goes into ACCOUNT_SMS_TOKEN',
  },
  smsToken: {
    name: 'ACCOUNT_SMS_TOKEN',
    about: 'Token for that provider',
    secret: true,
    schema: z.string().regex(/^[\x21-\x7e]+$/),
    expected: 'the token as the provider gave it, without spaces',
  },
  mailFrom: {
    name: 'ACCOUNT_MAIL_FROM',
    about: 'Sender of mail; without it, the one in content/site.yaml',
    schema: z.email(),
    expected: 'an e-mail address such as hello@kinetra.example',
  },
} as const satisfies Record<string, Setting>;
