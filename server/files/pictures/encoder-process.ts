import { fork } from 'node:child_process';
import { basename } from 'node:path';
import type { MediaFormat } from '#core/media/media-address.ts';

export interface EncodingRequest {
  id: number;
  master: string;
  width: number;
  format: MediaFormat;
}

export interface EncodingReply {
  id: number;
  /** Memory of the encoder process afterwards, in bytes. */
  rss: number;
  bytes?: Uint8Array;
  error?: string;
}

/** Encodes one size of a master. `width` is in px; the height follows. */
export type EncodePicture = (master: string, width: number, format: MediaFormat) => Promise<Uint8Array<ArrayBuffer>>;

export class EncoderStopped extends Error {}

export type EncoderProcess = ReturnType<typeof startEncoderProcess>;

interface EncoderProcessOptions {
  program: URL;
  maxEncodingMs: number;
  onExit: () => void;
}

/**
 * By default glibc gives each thread an arena that never shrinks, and stops returning large blocks to the system. With
 * these settings the process shrinks to some 120 MB after each picture, and is as fast.
 */
const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** The process gets none of the server's settings, and so none of its secrets. */
export function startEncoderProcess({ program, maxEncodingMs, onExit }: EncoderProcessOptions) {
  // Libraries and crashes write to the server's standard error.
  const stdio: ('ignore' | 'inherit' | 'ipc')[] = ['ignore', 'ignore', 'inherit', 'ipc'];
  const child = fork(program, { env: allocator, execArgv: [], serialization: 'advanced', stdio });
  const kill = () => void child.kill('SIGKILL');
  const pending = new Map<number, (reply: EncodingReply | EncoderStopped) => void>();
  let [lastId, rss] = [0, 0];
  const exited = new Promise<void>((resolve) => {
    const stop = (reason: string) => {
      onExit();
      for (const settle of pending.values()) settle(new EncoderStopped(reason));
      resolve();
    };
    child.once('error', (error) => stop(error.message));
    child.once('exit', (code, signal) => stop(signal ?? `exit code ${code}`));
  });
  child.on('message', (reply: EncodingReply) => {
    rss = reply.rss;
    pending.get(reply.id)?.(reply);
  });

  /** Rejects with EncoderStopped if the process ends first. */
  async function encode(master: string, width: number, format: MediaFormat): Promise<Uint8Array<ArrayBuffer>> {
    const id = ++lastId;
    const timer = setTimeout(kill, maxEncodingMs);
    const reply = await new Promise<EncodingReply | EncoderStopped>((resolve) => {
      pending.set(id, resolve);
      const request: EncodingRequest = { id, master, width, format };
      child.send(request, (error) => error && kill());
    });
    clearTimeout(timer);
    pending.delete(id);
    const size = `${basename(master)} as ${format}, ${width} px wide`;
    if (reply instanceof EncoderStopped) throw new EncoderStopped(`${size}: the encoder stopped (${reply.message})`);
    if (!reply.bytes) throw new Error(`${size}: it cannot be encoded (${reply.error})`);
    // A copy, because the received bytes may be part of a larger buffer.
    return new Uint8Array(reply.bytes);
  }

  return {
    encode,
    pendingCount: () => pending.size,
    /** Memory of the process after its last picture, in bytes. */
    rss: () => rss,
    /** Kills the process, which has nothing to lose. */
    end() {
      kill();
      return exited;
    },
  };
}
