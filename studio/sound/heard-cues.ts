/** Names and times of the sounds in a clip, as a WebVTT file. The build reads it; pages say it in their language. */

import type { SoundName } from '#robots/names.ts';
import { type ControlFrame, perRobot } from '#robots/sound/control-frame.ts';
import { heardIn } from '#robots/sound/heard.ts';
import { timbreOf } from '#robots/sound/timbres.ts';
import type { ClipSound } from './clip-sound.ts';

/** Seconds for which a sound is named after it was last heard: a latch is too short to read its name. */
const hold = 1.5;

export interface Cue {
  from: number;
  to: number;
  sounds: SoundName[];
}

/**
 * Finds the cues of the sounds, with their beginnings and ends in seconds. Each cue names the sounds that are heard at
 * once, in the order in which they begin.
 */
export function heardCues({ performers, frames, seconds }: Omit<ClipSound, 'channels'>): Cue[] {
  const timbres = performers.map(({ name }) => timbreOf(name));
  const namesOf = ({ values, events }: ControlFrame) =>
    timbres.flatMap((timbre, robot) =>
      heardIn(
        values.subarray(robot * perRobot, (robot + 1) * perRobot),
        events.filter((event) => event.robot === robot),
        timbre,
      ),
    );
  const cues: Cue[] = [];
  const until = new Map<SoundName, number>();
  for (const frame of frames) {
    for (const [name, end] of until) if (end <= frame.at) until.delete(name);
    for (const name of namesOf(frame)) until.set(name, frame.at + hold);
    if (frame.at < 0) continue;
    const last = cues.at(-1);
    const sounds = [...until.keys()];
    if (last?.sounds.join() === sounds.join()) last.to = Math.min(seconds, frame.at + 1 / 60);
    else cues.push({ from: frame.at, to: Math.min(seconds, frame.at + 1 / 60), sounds });
  }
  return readable(cues).filter(({ from, to, sounds }) => sounds.length > 0 && to > from);
}

/** Seconds below which a cue is too short to be read. */
const shortest = 0.5;

/** A cue that is too short becomes the beginning of the next one, if that names the same and more, else an end. */
function readable(cues: readonly Cue[]): Cue[] {
  const kept: Cue[] = [];
  let early: number | undefined;
  for (const [index, cue] of cues.entries()) {
    const from = early ?? cue.from;
    early = undefined;
    const next = cues[index + 1]?.sounds ?? [];
    const last = kept.at(-1);
    if (last?.sounds.join() === cue.sounds.join()) last.to = cue.to;
    else if (cue.sounds.length === 0 || cue.to - from >= shortest) kept.push({ ...cue, from });
    else if (cue.sounds.every((name) => next.includes(name))) early = from;
    else if (last && last.sounds.length > 0) last.to = cue.to;
    else kept.push({ ...cue, from });
  }
  return kept;
}

const time = (seconds: number): string => `00:${seconds.toFixed(3).padStart(6, '0')}`;

/** Formats cues as a WebVTT file, for clips shorter than a minute. */
export const webVtt = (cues: readonly Cue[]): string =>
  ['WEBVTT', ...cues.map(({ from, to, sounds }) => `${time(from)} --> ${time(to)}\n${sounds.join(' ')}`)].join('\n\n') +
  '\n';
