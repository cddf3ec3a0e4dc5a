import * as T from 'three';

export interface RoomLight {
  /** Brightness of the surroundings, where 1 is the studio. */
  surroundings: number;
  /** The strongest light: from where, in which colour and how bright. */
  from: T.Vector3;
  color: T.Color;
  brightness: number;
}

/** Lighting estimation, which the types of WebXR lack. */
type LightProbe = EventTarget;
interface LightEstimate {
  sphericalHarmonicsCoefficients: ArrayLike<number>;
  primaryLightIntensity: DOMPointReadOnly;
  primaryLightDirection: DOMPointReadOnly;
}
interface SessionWithLight {
  requestLightProbe?(): Promise<LightProbe>;
}
interface FrameWithLight {
  getLightEstimate?(probe: LightProbe): LightEstimate | null;
}

/** Mean of a sphere by its first harmonic. */
const firstHarmonic = 0.282095;
/** A robot is neither black in a dark room nor burnt out under the sky. */
const [darkest, brightest] = [0.35, 1.6];

/** Reads an estimate of the device, which may be brighter than 1. */
function roomLight({
  sphericalHarmonicsCoefficients: harmonics,
  primaryLightIntensity: { x, y, z },
  primaryLightDirection,
}: LightEstimate): RoomLight {
  const brightness = Math.max(x, y, z);
  const [red = 0, green = 0, blue = 0] = Array.from(harmonics);
  const mean = (0.2126 * red + 0.7152 * green + 0.0722 * blue) * firstHarmonic;
  const { x: fromX, y: fromY, z: fromZ } = primaryLightDirection;
  return {
    surroundings: T.MathUtils.clamp(mean, darkest, brightest),
    from: new T.Vector3(fromX, fromY, fromZ),
    color: brightness > 0 ? new T.Color(x / brightness, y / brightness, z / brightness) : new T.Color(1, 1, 1),
    brightness: Math.min(brightness, 2 * brightest),
  };
}

/** Follows the light of a session; undefined without the feature `light-estimation`. */
export async function watchLight(session: XRSession): Promise<((frame: XRFrame) => RoomLight | undefined) | undefined> {
  try {
    const probe = await (session as SessionWithLight).requestLightProbe?.();
    if (!probe) return undefined;
    return (frame) => {
      const estimate = (frame as FrameWithLight).getLightEstimate?.(probe);
      return estimate ? roomLight(estimate) : undefined;
    };
  } catch {
    return undefined;
  }
}
