import type { ArShape } from '#rules/place/media-address.ts';
import { arModelPath } from '#rules/place/media-address.ts';

/** How a device shows a robot in a room: by itself, or with a code for a device that can. */
export type HomeWay = 'quickLook' | 'sceneViewer' | 'code';

/** What a browser says of itself, and of what it can. */
export interface Device {
  userAgent: string;
  /** Whether its links may be `rel="ar"`. */
  linksAr: boolean;
  /** Whether the page is shown by an app, with Apple's web view. */
  isInApp: boolean;
  finePointer: boolean;
}

/** Browsers on iPhones that open Quick Look although they are apps with a web view. */
const browserApps = /\b(?:CriOS|EdgiOS|FxiOS|GSA|DuckDuckGo)\//;

/** The way of a device; undefined for one that has none. */
export function homeWay({ userAgent, linksAr, isInApp, finePointer }: Device): HomeWay | undefined {
  if (linksAr && (!isInApp || browserApps.test(userAgent))) return 'quickLook';
  if (/\bAndroid\b/.test(userAgent)) return 'sceneViewer';
  return finePointer ? 'code' : undefined;
}

export function detectDevice(window: Window & typeof globalThis): Device {
  const { webkit } = window as { webkit?: { messageHandlers?: unknown } };
  return {
    userAgent: window.navigator.userAgent,
    linksAr: window.document.createElement('a').relList.supports('ar'),
    isInApp: webkit?.messageHandlers !== undefined,
    finePointer: window.matchMedia('(pointer: fine)').matches,
  };
}

/** Hash of an address that leads to the button. */
export const homeHash = '#at-home';

interface HomeModel {
  robot: string;
  hash: string;
}

/** Opens Quick Look on Apple's devices, at true size only. */
export const quickLookLink = (model: HomeModel, shape: ArShape, mediaHost: string): string =>
  `${mediaHost}${arModelPath(model, shape, 'usdz')}#allowsContentScaling=0`;

/**
 * Opens Scene Viewer on Android, at true size only. A device without it comes back to `page`. Both addresses are
 * absolute.
 */
export function sceneViewerLink({ file, title, page }: { file: string; title: string; page: string }): string {
  const request = Object.entries({ file, mode: 'ar_preferred', resizable: 'false', title });
  const query = request.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  const intent = [
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(page)}`,
  ];
  return `intent://arvr.google.com/scene-viewer/1.0?${query}#Intent;${intent.join(';')};end;`;
}

/** The address of a model for another app. */
export const modelAddress = (model: HomeModel, shape: ArShape, mediaHost: string, page: string): string =>
  new URL(mediaHost + arModelPath(model, shape, 'glb'), page).href;

/** The page without its query, at the button. */
export const homeAddress = ({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string =>
  `${origin}${pathname}${homeHash}`;
