import type { SectionOf } from '#rules/sections/registry.ts';
import { examplePicture } from '../../page.examples.ts';
import { voiceExample } from '../voice/voice.examples.ts';
import type { Vocabulary } from './playground-words.ts';

export const playgroundExample: SectionOf<'playground'> = {
  id: 'playground',
  kind: 'playground',
  anchor: 'playground',
  surface: 'white',
  heading: 'Program it here.',
  lead: 'Put blocks in a row.',
  robot: 'tank',
  picture: examplePicture,
  sample: 'wave.say(Hello).walk2',
  moves: ['walk2', 'turn90', 'wave', 'transform'],
  commands: [['start'], ['transform', 'walk2']],
};

/** The section `voice` whose words the example's commands are for. */
export const spokenExample = voiceExample;

export const vocabularyExample: Vocabulary = {
  name: 'Megatron',
  groups: [
    { title: 'Start', words: [{ word: 'Start programming', does: 'start' }] },
    {
      title: 'Commands',
      words: [
        { word: 'Transform', does: 'transform' },
        { word: 'Robot mode', does: 'first' },
        { word: 'Tank mode', does: 'other' },
        { word: 'Drive', does: 'other.walk3' },
        { word: 'Forward', does: 'walk2' },
        { word: 'À l’arrêt', does: 'wait1' },
        { word: 'Salute', does: 'wave' },
      ],
    },
    { title: 'Execute', words: [{ word: 'Execute', does: 'execute' }] },
    { title: 'Cancel', words: [{ word: 'Cancel', does: 'cancel' }] },
  ],
};
