import * as z from 'zod';
import { texts } from '#core/fields/fields.ts';
import { name } from '#core/fields/roles.ts';
import { clipId } from '#core/media/clip-schema.ts';
import { linePath, type VoiceFormat, voiceFormats } from '#core/media/media-address.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { openPage } from '#core/section/open-page.ts';
import { resolveVoice } from '#core/section/voice.ts';
import { robotPrograms } from '../../programming/robot-programs.ts';

/** The one thing that only this robot does, as high as the window: the second section of its page. */
export const showpiece = defineSection({
  structure: z.strictObject({
    way: z
      .enum(['play', 'scroll', 'drag', 'lamp'])
      .describe(
        'How it is shown. play: a button plays the clip with its sound; scroll: the clip follows the scroll position; ' +
          'drag: the clip follows a slider; lamp: a light moves over the picture.',
      ),
    clip: clipId.optional().describe('Every way needs one, except lamp.'),
    picture: pictureId.optional().describe('If empty: the poster of the clip.'),
    from: z.number().min(0).optional().describe('Second of the clip at which it begins. If empty: 0.'),
    says: z
      .strictObject({ line: name, at: z.number().min(0) })
      .optional()
      .describe('A line of the playground of this page, and the second of the clip at which the robot says it.'),
  }),
  words: texts('heading', 'lead').extend({
    nav: z.string().optional(),
    action: z.string().describe('Label of the button or the slider.'),
  }),
  resolve({ way, clip: id, picture, from, says }, words, context) {
    const clip = id === undefined ? undefined : context.clip(id);
    const still = picture === undefined ? clip?.poster : context.picture(picture);
    if (!still || (way !== 'lamp' && !clip)) throw new Error(`the way "${way}" needs a ${clip ? 'picture' : 'clip'}`);
    const voice = says && resolveLine(says, context);
    return {
      ...words,
      way,
      from,
      picture: still,
      clip: clip && voice ? { ...clip, sounds: [...clip.sounds, voice.caption] } : clip,
      voice,
    };
  },
});

export type ShowpieceValue = SectionValue<'showpiece', typeof showpiece>;

/** Seconds for which the caption of a line stands there. */
const captionTime = 2.5;

/** A line that the robot says in the playground; undefined if it is not recorded in this language. */
function resolveLine({ line, at }: { line: string; at: number }, context: ResolveContext) {
  const page = openPage(context.slug ?? '', context);
  const programs = page && robotPrograms(page);
  if (!programs) throw new Error('a line needs a playground in the section "programs" of its page');
  const text = decodeURIComponent(programs.insertWords(`say(${line})`).slice('say('.length, -1));
  const { recordings } = resolveVoice(programs.structure.robot, [text], context);
  if (!recordings) return undefined;
  return {
    at,
    caption: { from: at, to: at + captionTime, text },
    sources: (Object.keys(voiceFormats) as VoiceFormat[]).map((format) => ({
      type: voiceFormats[format],
      path: linePath(recordings.folder, recordings.lines, format),
    })),
  };
}
