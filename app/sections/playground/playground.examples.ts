import type { SectionOf } from '#rules/sections/registry.ts';
import { examplePicture } from '../../context/page.examples.ts';
import type { Vocabulary } from '../../playground/playground-words.ts';
import { voiceExample } from '../voice/voice.examples.ts';

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

/** The section `voice` that the example's commands belong to. */
export const spokenExample = voiceExample;

export const vocabularyExample: Vocabulary = {
  name: 'Megatron',
  groups: [
    { title: 'Start', words: [['Start programming', 'start']] },
    {
      title: 'Commands',
      words: [
        ['Transform', 'transform'],
        ['Robot mode', 'first'],
        ['Tank mode', 'other'],
        ['Drive', 'other.walk3'],
        ['Forward', 'walk2'],
        ['À l’arrêt', 'wait1'],
        ['Salute', 'wave'],
      ],
    },
    { title: 'Execute', words: [['Execute', 'execute']] },
    { title: 'Cancel', words: [['Cancel', 'cancel']] },
  ],
};
