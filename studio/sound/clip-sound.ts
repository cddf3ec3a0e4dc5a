/** The sound of a clip: that of the filmed motion, heard from the place of the camera. */
import * as T from 'three';
import { isRobotName } from '#robots/names.ts';
import type { ControlFrame } from '#robots/sound/control-frame.ts';
import { type Performer, recordMotion, renderSound } from '#robots/sound/render-sound.ts';
import { eyeOf, placeActor } from '../actors.ts';
import { type Clip, frameOrder, type MotionsOf, movement } from '../films.ts';
import type { Actor, Exposure } from '../stage.ts';

export const sampleRate = 48_000;
const framesPerSecond = 60;
/** Seconds in which a sound that is cut off begins and ends. */
const fade = 0.015;

export interface ClipSound {
  performers: Performer[];
  seconds: number;
  /** Those before 0 are of the loop before. */
  frames: ControlFrame[];
  channels: [left: Float32Array, right: Float32Array];
}

/** Records the motion of a clip and makes its sound. `robotOf` builds the robot of a name. */
export function clipSound(clip: Clip, motionsOf: MotionsOf, robotOf: (name: string) => Performer['robot']): ClipSound {
  const order = frameOrder(clip, motionsOf);
  const seconds = order.length / clip.fps;
  const exposureAt = movement(clip, motionsOf);
  const actorsOf = (exposure: Exposure): Actor[] => [exposure, ...(exposure.beside ?? [])];
  // A loop is recorded from one loop earlier, so that its end meets its beginning.
  const lead = 'motion' in clip && motionsOf(clip.robot ?? '')[clip.motion]?.loops ? clip.frames / clip.fps : 0;
  const stage = actorsOf(exposureAt(0)).map(({ robot }) => {
    if (!isRobotName(robot)) throw new Error(`${robot} makes no sound; see robots/names.ts`);
    const performer = { name: robot, robot: robotOf(robot) };
    const stand = new T.Object3D();
    stand.add(performer.robot.root);
    return { performer, stand };
  });
  const camera = new T.PerspectiveCamera();
  const show = (at: number): number[] => {
    const exposure = exposureAt(pictureAt(order, (at - lead + seconds) % seconds, clip));
    camera.position.set(...eyeOf(exposure));
    camera.lookAt(...exposure.target);
    camera.updateMatrixWorld(true);
    return actorsOf(exposure).map((actor, index) => {
      const { performer, stand } = stage[index] ?? {};
      if (!performer || !stand) throw new Error('another robot comes in');
      placeActor(stand, performer.robot, actor);
      return actor.t ?? 0;
    });
  };
  const performers = stage.map(({ performer }) => performer);
  const listener = { view: camera.matrixWorldInverse.elements, distance: exposureAt(0).dist };
  const recorded = recordMotion({ performers, seconds: lead + seconds, framesPerSecond, listener, show });
  const names = performers.map(({ name }) => name);
  const [left, right] = renderSound(names, recorded, lead + seconds, sampleRate);
  const cut = (channel: Float32Array) => faded(channel.slice(Math.round(lead * sampleRate)));
  const frames = recorded.map((frame) => ({ ...frame, at: frame.at - lead }));
  return { performers, seconds, frames, channels: [cut(left), cut(right)] };
}

/** The number of the picture at a time, with the share of the way to the next one. */
function pictureAt(order: readonly number[], seconds: number, { fps, frames }: Clip): number {
  const shown = Math.min(order.length - 1, Math.floor(seconds * fps));
  const from = order[shown] ?? 0;
  const next = order[shown + 1] ?? from;
  // After the last picture of a loop comes the first of the next.
  const to = next === 0 && from === frames - 1 ? frames : next;
  return from + (to - from) * Math.min(1, seconds * fps - shown);
}

function faded(channel: Float32Array): Float32Array {
  const length = Math.round(fade * sampleRate);
  const end = channel.length - 1;
  for (let i = 0; i < length; i++) {
    channel[i] = (channel[i] ?? 0) * (i / length);
    channel[end - i] = (channel[end - i] ?? 0) * (i / length);
  }
  return channel;
}
