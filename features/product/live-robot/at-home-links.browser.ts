import { type ArShape, arModelPath } from '#core/media/media-address.ts';

type ArModel = Parameters<typeof arModelPath>[0];

export type ArMode = 'quickLook' | 'sceneViewer' | 'webXr' | 'code';

interface Device {
  userAgent: string;
  linksAr: boolean;
  isInApp: boolean;
  showsAr: boolean;
  /** The kind of device that the browser states: `Mobile`, `XR`; empty where it states none. */
  formFactors: readonly string[];
  finePointer: boolean;
}

/** Browsers on iPhones that open Quick Look although they are apps with a web view. */
const browserApps = /\b(?:CriOS|EdgiOS|FxiOS|GSA|DuckDuckGo)\//;

/** Browsers of headsets. Those with Android have no Scene Viewer. */
const headsets = /\b(?:OculusBrowser|PicoBrowser|Wolvic)\/|\bVR\b/;

export function arMode(device: Device): ArMode | undefined {
  const { userAgent, linksAr, isInApp, showsAr, formFactors, finePointer } = device;
  if (linksAr && (!isInApp || browserApps.test(userAgent))) return 'quickLook';
  const isHeadset = headsets.test(userAgent) || formFactors.includes('XR');
  if (/\bAndroid\b/.test(userAgent) && !isHeadset) return 'sceneViewer';
  if (showsAr) return 'webXr';
  return finePointer ? 'code' : undefined;
}

interface UserAgentData {
  getHighEntropyValues?(hints: string[]): Promise<{ formFactors?: string[] }>;
}

export async function detectDevice(): Promise<Device> {
  const { webkit } = globalThis as { webkit?: { messageHandlers?: unknown } };
  const { xr, userAgent, userAgentData } = navigator as Navigator & { userAgentData?: UserAgentData };
  const [showsAr, hints] = await Promise.all([
    xr?.isSessionSupported('immersive-ar').catch(() => false),
    userAgentData?.getHighEntropyValues?.(['formFactors']).catch(() => undefined),
  ]);
  return {
    userAgent,
    linksAr: document.createElement('a').relList.supports('ar'),
    isInApp: webkit?.messageHandlers !== undefined,
    showsAr: showsAr === true,
    formFactors: hints?.formFactors ?? [],
    finePointer: matchMedia('(pointer: fine)').matches,
  };
}

export const homeHash = '#at-home';

/** Opens Quick Look on Apple's devices, at true size only. */
export const quickLookLink = (model: ArModel, shape: ArShape, mediaHost: string): string =>
  `${mediaHost}${arModelPath(model, shape, 'usdz')}#allowsContentScaling=0`;

/** Opens Scene Viewer at true size only. A device without it comes back to `page`. Both addresses are absolute. */
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

export const modelAddress = (model: ArModel, shape: ArShape, mediaHost: string, page: string): string =>
  new URL(mediaHost + arModelPath(model, shape, 'glb'), page).href;

export const homeAddress = ({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string =>
  `${origin}${pathname}${homeHash}`;
