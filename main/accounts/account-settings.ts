import type { AccountSettings } from '#accounts/group/account-settings.ts';
import type { Config } from '#server/settings/config.ts';

/** The settings that accounts take. */
export const accountSettings = (config: Config): AccountSettings => ({
  appTokenSeconds: config.appTokenSeconds,
  sessionIdleSeconds: config.sessionIdleSeconds,
  sessionMaxSeconds: config.sessionMaxSeconds,
  codeSeconds: config.codeSeconds,
  codeCooldownSeconds: config.codeCooldownSeconds,
  limitScale: config.limitScale,
  noticesPerSecond: config.noticesPerSecond,
  serviceKeys: { us: config.serviceKeysUs ?? [], eu: config.serviceKeysEu ?? [], cn: config.serviceKeysCn ?? [] },
});
