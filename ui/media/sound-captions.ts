import type { SoundCaption } from '#core/media/picture.ts';

/** Writes the value of an attribute: a caption in each line. */
export const writeSoundCaptions = (captions: readonly SoundCaption[]): string =>
  captions.map(({ from, to, text }) => `${from} ${to} ${text}`).join('\n');

export const readSoundCaptions = (value: string): SoundCaption[] =>
  Array.from(value.matchAll(/^([\d.]+) ([\d.]+) (.+)$/gm), ([, from, to, text = '']) => ({
    from: Number(from),
    to: Number(to),
    text,
  }));

/** Adds captions to a video. They are not shown yet. */
export function addSoundCaptions(video: HTMLVideoElement, label: string, captions: readonly SoundCaption[]): TextTrack {
  const track = video.addTextTrack('captions', label, video.closest<HTMLElement>('[lang]')?.lang);
  track.mode = 'hidden';
  for (const { from, to, text } of captions) track.addCue(new VTTCue(from, to, text));
  return track;
}
