import type { AccountsOptions } from '#accounts/accounts.ts';
import type { SitePolicy } from '#accounts/group/account-group.ts';
import { createHttpSms } from '#accounts/mail/transports/http-sms.ts';
import { createSmtpTransport } from '#accounts/mail/transports/smtp-transport.ts';
import type { Site } from '#core/site.ts';
import type { Log } from '#server/log/log.ts';
import type { AccountMetrics } from '#server/metrics/account-metrics.ts';
import type { Config } from '#server/settings/config.ts';

type Messaging = Pick<AccountsOptions, 'transports' | 'retainsSent'> & Pick<SitePolicy, 'channels'>;

/**
 * Opens the transports of messages. Without a mail server or SMS provider, messages stay in the outbox in development
 * and tests; elsewhere the channel is off, and a warning is logged.
 */
export function createMessaging(config: Config, site: Site, log: Log, { countSending }: AccountMetrics): Messaging {
  const { environment, smtpUrl, smsUrl, smsToken } = config;
  const from = { name: site.settings.brand, address: config.mailFrom ?? site.settings.mail.from };
  const isDevelopment = environment === 'development' || environment === 'test';
  if (!isDevelopment && smtpUrl === undefined) {
    log.warn(
      {},
      'NO MAIL CAN BE SENT: SMTP_URL is not set. Nobody can log in by a code or subscribe until it is set to a mail server',
    );
  }
  if (!isDevelopment && smsUrl === undefined)
    log.warn({}, 'no text messages can be sent: ACCOUNT_SMS_URL is not set. In China, codes go by mail only');
  return {
    channels: { mail: isDevelopment || smtpUrl !== undefined, sms: isDevelopment || smsUrl !== undefined },
    retainsSent: isDevelopment,
    transports: {
      mail:
        smtpUrl === undefined
          ? undefined
          : { send: countSending('mail', createSmtpTransport({ url: smtpUrl, from }).send) },
      sms:
        smsUrl === undefined
          ? undefined
          : { send: countSending('sms', createHttpSms({ url: smsUrl, token: smsToken }).send) },
    },
  };
}
