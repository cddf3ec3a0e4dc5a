import type { ResolveContext } from '../resolve/resolve-context.ts';
import type { ClipContent } from '../site.ts';
import { formatList } from '../words/list.ts';
import { pickLocalised } from '../words/words.ts';
import type { Clip } from './picture.ts';

/** The texts of a clip in the language of a page. Throws if that language lacks them. */
export function clipTexts(
  id: string,
  clip: ClipContent,
  {
    lang,
    locales,
    messages,
    format,
  }: Pick<ResolveContext, 'lang' | 'messages' | 'format'> & { locales: readonly string[] },
): Pick<Clip, 'label' | 'caption' | 'sounds'> {
  const [label, caption] = [pickLocalised(clip.label, locales), pickLocalised(clip.caption, locales)];
  if (!label || !caption) throw new Error(`the clip "${id}" has no label or no caption in ${locales.at(-1)}`);
  const heard = [...new Set(clip.heard.flatMap(({ sounds }) => sounds))];
  return {
    label,
    caption:
      heard.length === 0
        ? caption
        : format(messages.clips.heard, {
            caption,
            sounds: formatList(
              heard.map((name) => messages.sounds[name]),
              lang,
              'narrow',
            ),
          }),
    sounds: clip.heard.map(({ from, to, sounds }) => ({
      from,
      to,
      text: sounds.map((name) => messages.sounds[name]).join(' · '),
    })),
  };
}
