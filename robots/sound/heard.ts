/** Names the sounds of a frame, for captions. */

import type { SoundName } from '../names.ts';
import { JET, perGroup, ROLL, type SoundEvent, WORK } from './control-frame.ts';
import type { Drive, Timbre } from './timbres.ts';

/** Work, speed on wheels, and jet below which nothing worth a word is heard. */
const leastWork = 0.4;
const leastRoll = 0.05;
const leastJet = 0.05;

/** The loudest part of a drive. */
function driveName({ links, growl, whine }: Drive): SoundName {
  if (links[0] > growl[0]) return 'tracks';
  if (growl[0] >= 0.2) return 'engine';
  return whine[0] > 0 ? 'wheels' : 'scraping';
}

export function heardIn(
  values: ArrayLike<number>,
  events: readonly SoundEvent[],
  { drive, jet }: Pick<Timbre, 'drive' | 'jet'>,
): SoundName[] {
  const names: SoundName[] = [];
  let work = 0;
  for (let g = 0; g < ROLL; g += perGroup) work += values[g + WORK];
  if (work > leastWork) names.push('servos');
  if (events.some(({ strike }) => strike === 'latch')) names.push('latches');
  if (events.some(({ strike }) => strike === 'step')) names.push('steps');
  if (drive && values[ROLL] > leastRoll) names.push(driveName(drive));
  if (jet && values[JET] > leastJet) names.push('jet');
  return names;
}
