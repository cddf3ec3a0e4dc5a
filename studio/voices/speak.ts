/** Synthetic speech, from the open-source synthesiser eSpeak NG. */
import { spawnSync } from 'node:child_process';

/** Voices of eSpeak NG by language, and words a minute. It reads Chinese characters only as Pinyin voice. */
const voices: Record<string, readonly [voice: string, speed: number]> = {
  en: ['en-us', 176],
  de: ['de', 178],
  fr: ['fr-fr', 182],
  ja: ['ja', 175],
  zh: ['cmn-latn-pinyin', 180],
};

export interface Speech {
  samples: Float32Array;
  rate: number;
}

/** Speaks a text. `slower` stretches it by a factor. Throws for a language without a voice. */
export function speak(text: string, language: string, slower: number): Speech {
  const chosen = voices[language];
  if (!chosen) throw new Error(`eSpeak NG has no voice for "${language}" here: add one to speak.ts`);
  const [voice, speed] = chosen;
  const words = language === 'ja' ? kanaOf(text) : withoutShouting(text);
  const wav = run('espeak-ng', ['-v', voice, '-s', String(Math.round(speed / slower)), '-p', '40', '--stdout'], words);
  return readWav(wav);
}

/** Words in capitals would be spelled. */
const withoutShouting = (text: string): string => text.replace(/\p{Lu}{4,}/gu, (word) => word.toLowerCase());

/** The pronunciation in kana: eSpeak NG cannot read kanji, so MeCab looks them up. */
function kanaOf(text: string): string {
  const lines = run('mecab', ['-d', '/var/lib/mecab/dic/ipadic-utf8'], text).toString('utf8').split('\n');
  return lines
    .filter((line) => line.includes('\t'))
    .map((line) => {
      const [surface = '', features = ''] = line.split('\t');
      const spoken = features.split(',')[8] ?? surface;
      return features.startsWith('記号') ? `${surface} ` : spoken;
    })
    .join('');
}

function run(program: string, args: string[], input: string): Buffer {
  const { error, status, stdout, stderr } = spawnSync(program, args, { input, maxBuffer: 2 ** 27 });
  if (error) throw new Error(`${program} is missing: studio/README.md says how to install it`);
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  return stdout;
}

/** Reads mono WAV of 16 bits. Its size is unknown while it is written to a pipe. */
function readWav(file: Buffer): Speech {
  const from = file.indexOf('data') + 8;
  const samples = Float32Array.from(
    { length: Math.floor((file.length - from) / 2) },
    (_, i) => file.readInt16LE(from + 2 * i) / 32768,
  );
  return { samples, rate: file.readUInt32LE(24) };
}
