import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { XRDevice } from 'iwer';
import type { Page } from 'playwright-core';
import type { Object3D, Scene, Vector3 } from 'three';

const emulator = readFileSync(createRequire(import.meta.url).resolve('iwer/build/iwer.min.js'), 'utf8');

interface HeadsetSettings {
  /** The features of the device; without `hit-test` it finds no surfaces. */
  features: readonly string[];
  modes: readonly string[];
  /** Height of the surface that it finds, in metres. */
  surface: number;
  /** A request for a session is refused by the visitor. */
  refuses: boolean;
  /** Light as the device estimates it, with the feature `light-estimation`. */
  light: { ambient: number; from: { x: number; y: number; z: number } };
}

interface Requested {
  mode: string;
  required: string[];
  optional: string[];
  /** True if it was requested in the press of a button. */
  inPress: boolean;
}
type Emulated = typeof globalThis & {
  headset: XRDevice;
  requestedSessions: Requested[];
  seenScenes: Scene[];
};

const allFeatures = ['viewer', 'local', 'local-floor', 'hit-test', 'anchors'];

/** Makes the browser that of a headset, which shows its room. To be called before the page is opened. */
export async function wearHeadset(page: Page, settings: Partial<HeadsetSettings> = {}): Promise<void> {
  await page.addInitScript(emulator);
  await page.addInitScript(emulateHeadset, {
    features: allFeatures,
    modes: ['inline', 'immersive-vr', 'immersive-ar'],
    surface: 0,
    refuses: false,
    light: { ambient: 1, from: { x: 0, y: 1, z: 0 } },
    ...settings,
  });
}

/** Runs in the page. */
function emulateHeadset({ features, modes, surface, refuses, light }: HeadsetSettings): void {
  const { IWER } = globalThis as never as { IWER: typeof import('iwer') };
  const device = new IWER.XRDevice(
    { ...IWER.metaQuest3, supportedFeatures: features as never, supportedSessionModes: modes as never },
    { visibilityMask: null },
  );
  device.installRuntime({ forceInstall: true });
  /** A flat surface without end; the emulator passes and expects matrices by columns. */
  class FlatRoom {
    environmentCanvas = document.createElement('canvas');
    trackedPlanes = new Set();
    trackedMeshes = new Set();
    render() {}
    computeHitTestResults(ray: number[]): Float32Array[] {
      const [x = 0, y = 0, z = 0] = ray.slice(12);
      const [dx = 0, dy = 0, dz = 0] = Array.from(ray)
        .slice(8)
        .map((each) => -each);
      const way = (surface - y) / dy;
      if (!(way > 0 && way < 20)) return [];
      return [new Float32Array([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x + dx * way, surface, z + dz * way, 1])];
    }
  }
  device.installSEM(FlatRoom as never);
  const tab = globalThis as Emulated;
  tab.headset = device;
  tab.requestedSessions = [];
  tab.seenScenes = [];
  const xr = navigator.xr as XRSystem;
  const request = xr.requestSession.bind(xr);
  xr.requestSession = (mode, options = {}) => {
    const { requiredFeatures: required = [], optionalFeatures: optional = [] } = options;
    tab.requestedSessions.push({ mode, required, optional, inPress: navigator.userActivation.isActive });
    return refuses ? Promise.reject(new DOMException('refused', 'NotAllowedError')) : request(mode, options);
  };
  if (features.includes('dom-overlay'))
    Object.defineProperty(XRSession.prototype, 'domOverlayState', { get: () => ({ type: 'screen' }) });
  if (features.includes('light-estimation')) {
    Object.assign(XRSession.prototype, { requestLightProbe: async () => new EventTarget() });
    const { ambient, from } = light;
    const estimate = {
      sphericalHarmonicsCoefficients: new Float32Array(27).fill(ambient / 0.282095, 0, 3),
      primaryLightDirection: { ...from, w: 0 },
      primaryLightIntensity: { x: 1, y: 0.5, z: 0.25, w: 1 },
    };
    Object.assign(XRFrame.prototype, { getLightEstimate: () => estimate });
  }
  // Collects the scenes, which three.js reports to its developer tools.
  const tools = new EventTarget();
  tools.addEventListener('observe', (event) => {
    const made = (event as CustomEvent<Scene>).detail;
    if (made.isScene) tab.seenScenes.push(made);
  });
  Object.assign(globalThis, { __THREE_DEVTOOLS__: tools });
}

/** The sessions that the page has requested. */
export const requestedSessions = (page: Page): Promise<Requested[]> =>
  page.evaluate(() => (globalThis as Emulated).requestedSessions);

/** Points the right controller from a place to another one. */
export const pointAt = (page: Page, from: readonly number[], to: readonly number[]): Promise<void> =>
  page.evaluate(
    ([[x = 0, y = 0, z = 0], [tx = 0, ty = 0, tz = 0]]) => {
      const { position, quaternion } = (globalThis as Emulated).headset.controllers.right ?? {};
      const length = Math.hypot(tx - x, ty - y, tz - z);
      const [dx, dy, dz] = [(tx - x) / length, (ty - y) / length, (tz - z) / length];
      // The shortest turn from (0, 0, -1).
      const q = [dy, -dx, 0, 1 - dz] as const;
      const norm = Math.hypot(...q);
      position?.set(x, y, z);
      quaternion?.set(q[0] / norm, q[1] / norm, q[2] / norm, q[3] / norm);
    },
    [[...from], [...to]] as const,
  );

/** Presses a button of the right controller for a frame or two. */
export async function pressController(page: Page, button: 'trigger' | 'squeeze'): Promise<void> {
  const set = (value: number) =>
    page.evaluate(
      ([name, pressed]) =>
        new Promise<void>((resolve) => {
          (globalThis as Emulated).headset.controllers.right?.updateButtonValue(name, pressed);
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
      [button, value] as const,
    );
  await set(1);
  await set(0);
}

/** Ends the session as the system does. */
export const leaveRoom = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as Emulated).headset.activeSession?.end());

interface RobotInRoom {
  /** The position in which it stands, in metres. */
  place: [x: number, y: number, z: number];
  /** Direction in which it looks, in radians around the vertical. */
  yaw: number;
  /** Its lowest and highest point. */
  bottom: number;
  top: number;
  /** Size of the surroundings' light, and where the strongest light comes from. */
  surroundings: number;
  lightFrom: [x: number, y: number, z: number];
}

/** The robot in the room, measured point by point; undefined while none stands there. */
export const robotInRoom = (page: Page): Promise<RobotInRoom | undefined> =>
  page.evaluate(() => {
    const room = (globalThis as Emulated).seenScenes.find((scene) => scene.getObjectByName('robot at home'));
    const robot = room?.getObjectByName('robot at home');
    if (!room || !robot?.visible) return undefined;
    let [bottom, top] = [Infinity, -Infinity];
    robot.traverse((each: Object3D & { geometry?: { attributes: Record<string, { count: number }> } }) => {
      const { position, normal } = each.geometry?.attributes ?? {};
      // Its shadow has no normals.
      if (!position || !normal) return;
      const point: Vector3 = each.position.clone();
      for (let index = 0; index < position.count; index += 1) {
        const { y } = point.fromBufferAttribute(position as never, index).applyMatrix4(each.matrixWorld);
        bottom = Math.min(bottom, y);
        top = Math.max(top, y);
      }
    });
    const light = room.children.find((child) => 'isDirectionalLight' in child);
    return {
      place: robot.position.toArray(),
      yaw: robot.rotation.y,
      bottom,
      top,
      surroundings: room.environmentIntensity,
      lightFrom: light?.position.toArray() ?? [0, 0, 0],
    };
  });
