/** Runs the synthesis in the browser's audio thread. */
import type { RobotName } from '../names.ts';
import { type ControlFrame, lateness } from './control-frame.ts';
import { SoundMaker } from './synth/sound-maker.ts';

// The scope of a worklet, which TypeScript does not declare.
declare const sampleRate: number;
declare const currentTime: number;
declare function registerProcessor(name: string, processor: unknown): void;
declare abstract class AudioWorkletProcessor {
  readonly port: MessagePort;
}

class MotionSoundProcessor extends AudioWorkletProcessor {
  #maker: SoundMaker;
  #ended = false;

  constructor({ processorOptions }: { processorOptions: { robots: readonly RobotName[] } }) {
    super();
    this.#maker = new SoundMaker(processorOptions.robots, sampleRate, lateness);
    this.port.onmessage = ({ data }: MessageEvent<ControlFrame | 'end'>) => {
      if (data === 'end') this.#ended = true;
      else this.#maker.push(data);
    };
  }

  process(_inputs: Float32Array[][], [output]: [Float32Array[]]): boolean {
    this.#maker.make(output[0], output[1], currentTime);
    return !this.#ended;
  }
}
registerProcessor('motion-sound', MotionSoundProcessor);
