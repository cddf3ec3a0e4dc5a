import type { Reply } from '#contract/account/calls.ts';
import { onPageShow } from '../toolbox/activation.ts';
import { localStore, readJson, sessionChangeEvent } from '../toolbox/storage.ts';

export interface StoredSession {
  userId: string;
  apptoken: string;
  reftoken: string;
}

export type Profile = Reply<'profile'>;

/**
 * The session in the browser's storage, separate for every account group: `/us/apptoken`, `/us/reftoken`,
 * `/us/user_id`, `/us/userId`, `/us/userInfo`.
 */
const keys = ['apptoken', 'reftoken', 'user_id', 'userId', 'userInfo'] as const;
const groupKey = (key: string): string => `/${document.documentElement.dataset.group}/${key}`;

/** Anything else was not written by us and could not be sent in a header. */
const fitsHeader = /^[\x21-\x7e]{1,4096}$/;
const deviceText = /^[\w.~-]{1,1000}$/;

const changed = (): boolean => dispatchEvent(new Event(sessionChangeEvent));

export const isSameSession = (one: StoredSession | undefined, other: StoredSession | undefined): boolean =>
  one?.userId === other?.userId && one?.apptoken === other?.apptoken && one?.reftoken === other?.reftoken;

export function storedTokens(): Partial<StoredSession> {
  const readToken = (key: (typeof keys)[number]) => {
    const value = localStore.read(groupKey(key));
    return value !== null && fitsHeader.test(value) ? value : undefined;
  };
  const userId = readToken('user_id') ?? readToken('userId');
  const apptoken = readToken('apptoken');
  const reftoken = readToken('reftoken');
  return { ...(userId && { userId }), ...(apptoken && { apptoken }), ...(reftoken && { reftoken }) };
}

export function storedSession(): StoredSession | undefined {
  const { userId, apptoken, reftoken } = storedTokens();
  return userId && apptoken && reftoken ? { userId, apptoken, reftoken } : undefined;
}

export function saveSession({ userId, apptoken, reftoken }: StoredSession): void {
  if (storedSession()?.userId !== userId) localStore.remove(groupKey('userInfo'));
  localStore.writeAll({
    [groupKey('user_id')]: userId,
    [groupKey('userId')]: userId,
    [groupKey('apptoken')]: apptoken,
    [groupKey('reftoken')]: reftoken,
  });
  changed();
}

/**
 * Replaces the apptoken of `used` and keeps the reftoken and the profile. Changes nothing when `used` is no longer the
 * stored session.
 */
export function replaceSession(used: StoredSession, newer: Pick<StoredSession, 'userId' | 'apptoken'>): void {
  if (isSameSession(used, storedSession())) saveSession({ ...used, ...newer });
}

/** Removes tokens and profile; with `used` only if it is still the stored session. Returns false if it is not. */
export function clearSession(used?: StoredSession): boolean {
  if (used && !isSameSession(used, storedSession())) return false;
  for (const key of keys) localStore.remove(groupKey(key));
  changed();
  return true;
}

/** Stores the profile of the current user; that of anybody else is dropped. */
export function saveProfile(profile: Profile): void {
  if (storedSession()?.userId !== profile.user_id) return;
  localStore.write(groupKey('userInfo'), JSON.stringify(profile));
  changed();
}

/** The name by which the API knows this browser at the next login. `/us/device` stays when somebody logs out. */
export function storedDevice(): string | undefined {
  const device = localStore.read(groupKey('device')) ?? '';
  return deviceText.test(device) ? device : undefined;
}

export function saveDevice(device: unknown): void {
  if (typeof device === 'string' && deviceText.test(device)) localStore.write(groupKey('device'), device);
}

/** True when a login will outlive this document; false where storage is blocked or full. */
export function canStoreSession(): boolean {
  const isWritable = localStore.write(groupKey('probe'), '-'.repeat(2_048));
  localStore.remove(groupKey('probe'));
  return isWritable;
}

/**
 * Calls back whenever the session may have changed: in this tab, in another one, or before the visitor entered a page
 * that waited for it. Returns a function that stops watching.
 */
export function watchSession(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener(sessionChangeEvent, listener, { signal });
  addEventListener(
    'storage',
    ({ key }) => {
      // All keys were removed when it is null.
      if (key === null || keys.some((name) => groupKey(name) === key)) listener();
    },
    { signal },
  );
  onPageShow(listener, signal);
  return () => controller.abort();
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
const isNumber = (value: unknown): boolean => typeof value === 'number';

/** The fields that a stored profile must hold: an earlier version of the site may have stored another shape. */
const profileShape: Record<keyof Profile, (value: unknown) => boolean> = {
  user_id: isText,
  email: isTextOrNull,
  phone: isTextOrNull,
  nickname: isTextOrNull,
  region: isText,
  has_password: (value) => typeof value === 'boolean',
  credits: isNumber,
  credit_entries: Array.isArray,
  codes: Array.isArray,
  newsletter: isText,
  products: Array.isArray,
  created_at: isNumber,
};

/** Missing in a profile that the previous build has stored, or a server of it has sent. */
const laterFields: Pick<Profile, 'credit_entries' | 'codes'> = { credit_entries: [], codes: [] };
const withLaterFields = (product: Profile['products'][number], region: Profile['region']) => ({
  ...{ nickname: null, region, warranty: [] },
  ...product,
});

/** The profile of the current user; undefined if none is stored, or not a complete one. */
export function storedProfile(): Profile | undefined {
  const profile: Profile = { ...laterFields, ...Object(readJson(localStore, groupKey('userInfo'))) };
  const isComplete = Object.entries(profileShape).every(([key, fits]) => fits(profile[key as keyof Profile]));
  if (!isComplete) return undefined;
  return { ...profile, products: profile.products.map((product) => withLaterFields(product, profile.region)) };
}
