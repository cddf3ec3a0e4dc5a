/**
 * Sound of live robots. Import it on demand, when a visitor switches sound on: nothing is fetched or created before.
 * Vite bundles the worklet as a script of its own with a hash in its name, because of `?worker&url`; `addModule` then
 * fetches it from the site itself, which `script-src 'self'` allows, and never as `data:` or `blob:`.
 */

import type { RobotName, SoundName } from '../names.ts';
import { lateness, perRobot } from './control-frame.ts';
import { heardIn } from './heard.ts';
import { type Listener, MotionReader } from './motion-reader.ts';
import type { Performer } from './render-sound.ts';
import { type Timbre, timbreOf } from './timbres.ts';
import workletUrl from './worklet.ts?worker&url';

/** The picture's clock follows the audio's, which moves in steps: by this share in each frame, at once if far off. */
const follows = 0.05;
const farOff = 0.1;
/** Seconds in which the sound fades when it is switched on or off. */
const fade = 0.05;

export class MotionSound {
  #context: BaseAudioContext;
  #node: AudioWorkletNode;
  #volume: GainNode;
  #readers: MotionReader[];
  #timbres: Timbre[];
  #clock = 0;
  #moved = false;

  /**
   * Connects the sound of some robots, in the order in which frames name them, to a node such as a context's
   * destination. The context must run, so create or resume it in the visitor's gesture; `latencyHint: 'balanced'` is
   * soon enough for motion and survives a busy machine better than the default.
   */
  static async start(output: AudioNode, performers: readonly Performer[]): Promise<MotionSound> {
    await output.context.audioWorklet.addModule(workletUrl);
    return new MotionSound(output, performers);
  }

  private constructor(output: AudioNode, performers: readonly Performer[]) {
    const { context } = output;
    const robots: RobotName[] = performers.map(({ name }) => name);
    this.#context = context;
    this.#readers = performers.map(({ name, robot }) => new MotionReader(name, robot));
    this.#timbres = robots.map(timbreOf);
    this.#node = new AudioWorkletNode(context, 'motion-sound', {
      numberOfInputs: 0,
      outputChannelCount: [2],
      processorOptions: { robots },
    });
    this.#volume = new GainNode(context, { gain: 1 });
    this.#node.connect(this.#volume).connect(output);
  }

  /**
   * Call it once for each frame, after the robots' rigs have been applied: `elapsed` seconds since the last, the
   * progress of each robot's transformation, and the camera. Frames in which nothing sounds are not sent. Returns what
   * is heard, each sound once.
   */
  frame(elapsed: number, shapes: readonly number[], listener: Listener): SoundName[] {
    const drift = this.#context.currentTime - (this.#clock + elapsed);
    this.#clock += elapsed + (Math.abs(drift) > farOff ? drift : drift * follows);
    const at = this.#clock;
    const values = new Float32Array(this.#readers.length * perRobot);
    const heard = new Set<SoundName>();
    const events = this.#readers.flatMap((reader, robot) => {
      const soundEvents = reader.read(at, elapsed, shapes[robot] ?? 0, listener, robot);
      values.set(reader.values, robot * perRobot);
      for (const name of heardIn(reader.values, soundEvents, this.#timbres[robot])) heard.add(name);
      return soundEvents;
    });
    const moves = events.length > 0 || this.#readers.some(({ isSilent }) => !isSilent);
    if (moves || this.#moved) this.#node.port.postMessage({ at, values, events });
    this.#moved = moves;
    return [...heard];
  }

  /** 0 to 1. */
  setVolume(volume: number): void {
    this.#volume.gain.setTargetAtTime(volume, this.#context.currentTime, fade / 3);
  }

  /** Fades out and frees the worklet. The sound cannot be used again; the context stays the caller's. */
  async stop(): Promise<void> {
    this.setVolume(0);
    await new Promise((resolve) => setTimeout(resolve, (fade + lateness) * 1000));
    this.#node.port.postMessage('end');
    this.#node.disconnect();
    this.#volume.disconnect();
  }
}
