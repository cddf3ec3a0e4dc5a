import { describe, expect, it, test } from 'vitest';
import { parseArModelPath } from '#core/media/media-address.ts';
import { arMode, homeAddress, modelAddress, quickLookLink, sceneViewerLink } from './at-home-links.browser.ts';

const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/150.0.0.0 Mobile Safari/537.36';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1';
const quest =
  'Mozilla/5.0 (Linux; Android 14; Quest 3) OculusBrowser/39.2 Chrome/136.0.7103.177 Mobile VR Safari/537.36';
const unable = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  linksAr: false,
  isInApp: false,
  showsAr: false,
  formFactors: [],
  finePointer: false,
};

describe('the way of a device', () => {
  test.each([
    ['Quick Look where links may open it', { userAgent: iPhone, linksAr: true }, 'quickLook'],
    ['Quick Look on an iPad with a trackpad', { userAgent: iPhone, linksAr: true, finePointer: true }, 'quickLook'],
    [
      'Quick Look in a browser with a web view',
      { userAgent: 'CriOS/150.0', linksAr: true, isInApp: true },
      'quickLook',
    ],
    ['nothing in an app that shows a page', { userAgent: iPhone, linksAr: true, isInApp: true }, undefined],
    ['Scene Viewer on Android', { userAgent: android }, 'sceneViewer'],
    ['Scene Viewer on Android with a mouse', { userAgent: android, finePointer: true }, 'sceneViewer'],
    ['Scene Viewer on a phone with Android that has WebXR, too', { userAgent: android, showsAr: true }, 'sceneViewer'],
    ['WebXR on a headset', { showsAr: true, finePointer: true }, 'webXr'],
    ['WebXR on a headset with Android, in the mode of a phone', { userAgent: quest, showsAr: true }, 'webXr'],
    ['WebXR on Android XR', { userAgent: android, formFactors: ['XR'], showsAr: true }, 'webXr'],
    ['a code on a headset without WebXR', { userAgent: quest, finePointer: true }, 'code'],
    ['a code on a desktop', { finePointer: true }, 'code'],
    ['nothing on any other phone', {}, undefined],
  ] as const)('is %s', (_what, device, way) => {
    expect(arMode({ ...unable, ...device })).toBe(way);
  });
});

const model = { robot: 'car', hash: '0123456789abcdef' };
const page = 'https://kinetra.example/us/flagship-bumblebee#at-home';

describe('links to a robot at home', () => {
  it('open Quick Look at true size only', () => {
    const [path = '', settings] = quickLookLink(model, 'other', '').split('#');
    expect(parseArModelPath(path)).toEqual({ ...model, shape: 'other', format: 'usdz' });
    expect(settings).toBe('allowsContentScaling=0');
    expect(quickLookLink(model, 'other', 'https://media.example')).toBe(`https://media.example${path}#${settings}`);
  });

  it('open Scene Viewer at true size only, and lead back to the page without it', () => {
    const file = modelAddress(model, 'first', '', page);
    const link = sceneViewerLink({ file, title: 'T9 & Co; “Agent”', page });
    const [, query = '', intent = ''] =
      /^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.0\?(.*)#(Intent;.*)$/.exec(link) ?? [];
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      file: 'https://kinetra.example/media/ar/car.0123456789abcdef.first.glb',
      mode: 'ar_preferred',
      resizable: 'false',
      title: 'T9 & Co; “Agent”',
    });
    expect(intent.split(';').map((part) => decodeURIComponent(part))).toEqual([
      'Intent',
      'scheme=https',
      'package=com.google.android.googlequicksearchbox',
      'action=android.intent.action.VIEW',
      `S.browser_fallback_url=${page}`,
      'end',
      '',
    ]);
  });

  it('take the model from the host of media', () => {
    expect(modelAddress(model, 'first', 'https://media.example', page)).toBe(
      'https://media.example/media/ar/car.0123456789abcdef.first.glb',
    );
  });

  it('lead from a code to the button on the page, without the query of this visit', () => {
    expect(homeAddress(new URL('https://kinetra.example/us/flagship-bumblebee?from=mail#specs'))).toBe(page);
  });
});
