import type { Messages } from '#rules/schema/messages.ts';
import { formatMessage } from '#rules/words/words.ts';
import { fillWords } from '../../ui/fill-words.ts';
import type { PlaygroundWords, UnitForms } from './playground-words.ts';
import { limits } from './program/program.ts';

/** The words for the playground's island: units as singular and plural, limits already filled in. */
export function playgroundWords(messages: Messages, lang: string): PlaygroundWords {
  const { steps, degrees, seconds, times, joining: _, ...playground } = messages.playground;
  const { start, loading, lost, stop } = messages.viewer;
  const formsOf = (unit: string): UnitForms => ({
    one: formatMessage(unit, lang, { count: 1 }),
    other: formatMessage(unit, lang, { count: 2 }),
  });
  const withMost = (words: string, most: number): string => fillWords(words, { most: String(most) });
  return {
    playground: {
      ...playground,
      tooLong: withMost(playground.tooLong, limits.blocks),
      doesNotFit: withMost(playground.doesNotFit, limits.blocks),
      tooDeep: withMost(playground.tooDeep, limits.depth),
      linkTooLong: withMost(playground.linkTooLong, limits.blocks),
      linkTooDeep: withMost(playground.linkTooDeep, limits.depth),
      runsTooLong: withMost(playground.runsTooLong, limits.run),
    },
    units: { steps: formsOf(steps), degrees: formsOf(degrees), seconds: formsOf(seconds), times: formsOf(times) },
    lang,
    motions: messages.motions,
    start,
    loading,
    lost,
    stop,
  };
}
