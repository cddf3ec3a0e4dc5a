/** Makes a robot's voice of synthetic speech. Pure: the same speech always sounds the same. */
import { loudness, truePeak } from '../sound/loudness.ts';
import type { Character } from './character.ts';
import { filtered } from './filters.ts';

/** Loudness in LUFS, and the highest peak in dBTP before encoding, which adds up to one. */
const target = -18;
const ceiling = -2.5;
/** The bands of the vocoder in Hz, and how many. */
const [lowest, highest, bandCount] = [110, 7600, 22];
/** Above this frequency in Hz the carrier is mostly noise, as in hissing sounds. */
const hiss = 3400;
/**
 * Part of the speech itself, through the ring modulator, beside the vocoder: it keeps words clear. Where the pitch
 * tells words apart, it has to be heard.
 */
const ringed = { plain: 0.42, tonal: 0.95 };
const feedback = 0.32;

export function robotVoice(speech: Float32Array, rate: number, character: Character, isTonal = false): Float32Array {
  const part = isTonal ? ringed.tonal : ringed.plain;
  const resized = withSilence(resample(trim(speech, rate), character.size), rate);
  const clean = filtered(resized, rate, 'high', 90, 0.7);
  const bands = normalised(vocode(clean, rate, character));
  const ring = normalised(ringModulate(clean, rate, character.ring));
  const mixed = bands.map((sample, i) => sample + part * (ring[i] ?? 0));
  return levelled(comb(mixed, Math.round(character.comb * rate)), rate);
}

function trim(sound: Float32Array, rate: number): Float32Array {
  const isHeard = (sample: number) => Math.abs(sample) > 0.004;
  const margin = Math.round(0.01 * rate);
  const from = Math.max(0, sound.findIndex(isHeard) - margin);
  return sound.slice(from, sound.findLastIndex(isHeard) + margin);
}

/** Space for the comb to fade. */
function withSilence(sound: Float32Array, rate: number): Float32Array {
  const out = new Float32Array(sound.length + Math.round(0.12 * rate));
  out.set(sound);
  return out;
}

/** Plays faster by a factor, which also moves all frequencies. Speech is synthesised slower to make up for it. */
function resample(sound: Float32Array, factor: number): Float32Array {
  return Float32Array.from({ length: Math.floor(sound.length / factor) - 3 }, (_, n) => {
    const at = n * factor + 1;
    const [i, t] = [Math.floor(at), at % 1];
    const [a, b, c, d] = [sound[i - 1] ?? 0, sound[i] ?? 0, sound[i + 1] ?? 0, sound[i + 2] ?? 0];
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  });
}

/** The channel vocoder: a carrier of one pitch gets the level of each band of the speech. */
function vocode(speech: Float32Array, rate: number, character: Character): Float32Array {
  const { tone, noise } = carriers(speech.length, rate, character);
  const out = new Float32Array(speech.length);
  const step = (highest / lowest) ** (1 / (bandCount - 1));
  const q = 1 / (Math.sqrt(step) - 1 / Math.sqrt(step));
  for (let band = 0; band < bandCount; band++) {
    const hertz = lowest * step ** band;
    const pass = (sound: Float32Array) => filtered(filtered(sound, rate, 'band', hertz, q), rate, 'band', hertz, q);
    const level = filtered(pass(speech).map(Math.abs), rate, 'low', 28, 0.6);
    const carrier = pass(hertz > hiss ? noise : tone);
    const gain = Math.sqrt(hertz / lowest);
    for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) + Math.max(0, level[i] ?? 0) * (carrier[i] ?? 0) * gain;
  }
  return out;
}

/** Two sawtooth waves that are nearly in tune, with some breath; and a hiss with some of them. */
function carriers(length: number, rate: number, { pitch, breath }: Character) {
  const random = noiseFrom(1);
  const [tone, noise] = [new Float32Array(length), new Float32Array(length)];
  for (let i = 0; i < length; i++) {
    const saw = (hertz: number) => 2 * (((i * hertz) / rate) % 1) - 1;
    const voice = saw(pitch) + 0.7 * saw(pitch * 1.007);
    const air = random();
    tone[i] = voice * (1 - breath) + air * breath;
    noise[i] = 0.35 * voice + air;
  }
  return { tone, noise };
}

/** White noise from -1 to 1, the same each time. */
function noiseFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 2 ** 31;
  };
}

const ringModulate = (speech: Float32Array, rate: number, hertz: number): Float32Array =>
  speech.map((sample, i) => sample * (0.45 + 0.55 * Math.cos((2 * Math.PI * hertz * i) / rate)));

/** A short echo that feeds itself: the case around the speaker. */
function comb(sound: Float32Array, delay: number): Float32Array {
  const out = new Float32Array(sound.length);
  for (let i = 0; i < sound.length; i++) out[i] = (sound[i] ?? 0) + feedback * (out[i - delay] ?? 0);
  return out;
}

function normalised(sound: Float32Array): Float32Array {
  const power = sound.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, sound.length);
  return sound.map((sample) => sample / Math.sqrt(power || 1));
}

/** To the loudness of all voices, with peaks below the ceiling. A limiter makes it softer, so it takes a few rounds. */
function levelled(sound: Float32Array, rate: number): Float32Array {
  let out = sound;
  for (let round = 0; round < 4; round++) {
    const gain = 10 ** ((target - heardLoudness(out, rate)) / 20);
    out = limited(
      out.map((sample) => sample * gain),
      rate,
    );
  }
  const excess = truePeak([out]) - ceiling;
  return excess > 0 ? out.map((sample) => sample * 10 ** (-excess / 20)) : out;
}

/** Also of a sound that is shorter than the measure. */
function heardLoudness(sound: Float32Array, rate: number): number {
  const padded = new Float32Array(Math.max(sound.length, Math.round(0.5 * rate)));
  padded.set(sound);
  // Both ears hear the one channel, so it counts twice.
  return loudness([padded, padded], rate);
}

/** Lowers samples that would be above the ceiling, from shortly before it until it has passed. */
function limited(sound: Float32Array, rate: number): Float32Array {
  const most = 10 ** ((ceiling - 0.5) / 20);
  const [ahead, release] = [Math.round(0.004 * rate), Math.exp(-1 / (0.06 * rate))];
  const gain = sound.map((sample) => Math.min(1, most / Math.max(most, Math.abs(sample))));
  let current = 1;
  return sound.map((sample, i) => {
    let lowest = 1;
    for (let k = i; k <= i + ahead && k < gain.length; k++) lowest = Math.min(lowest, gain[k] ?? 1);
    current = lowest < current ? lowest : lowest + (current - lowest) * release;
    return sample * current;
  });
}
