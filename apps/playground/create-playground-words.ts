import { fieldErrorText } from '#core/messages/field-error-text.ts';
import type { Messages } from '#core/messages/messages-schema.ts';
import { formatMessage } from '#core/words/words.ts';
import { fillPlaceholders } from '#ui/fill-placeholders.ts';
import type { PlaygroundWords, UnitForms } from './playground-words.ts';
import { limits } from './program/program.ts';

/** The words for the playground's island: units as singular and plural, limits already filled in. */
export function createPlaygroundWords(messages: Messages, lang: string): PlaygroundWords {
  const { steps, degrees, seconds, times, joining: _, ...playground } = messages.playground;
  const { start, loading, lost, broken, slow, anyway, stop } = messages.viewer;
  const toUnitForms = (unit: string): UnitForms => ({
    one: formatMessage(unit, lang, { count: 1 }),
    other: formatMessage(unit, lang, { count: 2 }),
  });
  const withLimit = (words: string, max: number): string => fillPlaceholders(words, { most: String(max) });
  return {
    playground: {
      ...playground,
      tooLong: withLimit(playground.tooLong, limits.blocks),
      doesNotFit: withLimit(playground.doesNotFit, limits.blocks),
      tooDeep: withLimit(playground.tooDeep, limits.depth),
      linkTooLong: withLimit(playground.linkTooLong, limits.blocks),
      linkTooDeep: withLimit(playground.linkTooDeep, limits.depth),
      runsTooLong: withLimit(playground.runsTooLong, limits.run),
    },
    units: {
      steps: toUnitForms(steps),
      degrees: toUnitForms(degrees),
      seconds: toUnitForms(seconds),
      times: toUnitForms(times),
    },
    lang,
    motions: messages.motions,
    sounds: messages.sounds,
    start,
    loading,
    lost,
    broken,
    slow,
    anyway,
    stop,
    programs: {
      ...messages.programs,
      wrongTitle: fieldErrorText(messages, lang, 'title'),
      sending: messages.form.sending,
      network: messages.failure.network,
      logIn: messages.nav.logIn,
    },
  };
}
