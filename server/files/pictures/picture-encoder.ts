import type { Log } from '../../log/log.ts';
import { type EncodePicture, type EncoderProcess, EncoderStopped, startEncoderProcess } from './encoder-process.ts';

/** Encodings that run in parallel. Each uses one thread, so that pages stay fast on small machines. */
export const encodingsAtOnce = 2;
/** From this width in px on, an encoding takes up to 220 MB, so they take turns. */
export const wideFrom = 4_000;

export interface EncoderOptions {
  log: Pick<Log, 'warn'>;
  /** The time in ms for which the process waits for the next picture before it ends. */
  idleMs?: number;
  /** Memory of the process, in bytes, beyond which another one takes its place. */
  maxRss?: number;
  maxEncodingMs?: number;
  program?: URL;
}

/**
 * Encodes in a process of its own that runs only while there are pictures to encode: the memory that native code keeps
 * goes with it, and its crashes do not reach the server. A picture whose process stopped is tried once more.
 */
export function createPictureEncoder({
  log,
  idleMs = 20_000,
  maxRss = 400 * 2 ** 20,
  maxEncodingMs = 60_000,
  program = new URL('./encoder-main.ts', import.meta.url),
}: EncoderOptions) {
  const processes = new Set<EncoderProcess>();
  let current: EncoderProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const retire = (encoder: EncoderProcess) => {
    if (current === encoder) current = undefined;
  };
  const start = (): EncoderProcess => {
    const encoder = startEncoderProcess({
      program,
      maxEncodingMs,
      onExit() {
        retire(encoder);
        processes.delete(encoder);
      },
    });
    processes.add(encoder);
    return encoder;
  };
  const endIfUnused = (encoder: EncoderProcess) => {
    if (encoder.pendingCount() > 0) return;
    const end = () => {
      retire(encoder);
      void encoder.end();
    };
    clearTimeout(idleTimer);
    if (current === encoder) idleTimer = setTimeout(end, idleMs);
    else end();
  };
  const encodeOnce: EncodePicture = async (...size) => {
    if (isClosed) throw new Error('the picture encoder is closed');
    clearTimeout(idleTimer);
    current ??= start();
    const encoder = current;
    try {
      return await encoder.encode(...size);
    } finally {
      if (encoder.rss() > maxRss) retire(encoder);
      endIfUnused(encoder);
    }
  };
  return {
    async encode(...size: Parameters<EncodePicture>) {
      try {
        return await encodeOnce(...size);
      } catch (error) {
        if (!(error instanceof EncoderStopped) || isClosed) throw error;
        log.warn({ error: error.message }, 'the picture encoder stopped; the picture is tried once more');
        return encodeOnce(...size);
      }
    },
    /** Ends the process. Nothing can be encoded afterwards. */
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(idleTimer);
      await Promise.all([...processes].map((encoder) => encoder.end()));
    },
  };
}
