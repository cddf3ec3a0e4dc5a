import type { VoiceValue } from './voice.ts';

export const voiceExample: VoiceValue = {
  id: 'voice',
  kind: 'voice',
  heading: 'Talk to it',
  line: '“Megatron, transform.”',
  lead: 'It listens for its name.',
  list: {
    open: 'See the voice commands',
    title: 'Voice commands',
    lead: 'Say the start words first.',
    groups: [
      { title: 'Start programming', words: ['Start programming'] },
      { title: 'Command words', words: ['Transform', 'Forward'] },
    ],
  },
  points: [
    { id: 'app', title: 'The app, over Bluetooth', text: 'From your phone.', link: undefined },
    {
      id: 'hub',
      title: 'Actions to share',
      text: 'On the hub.',
      link: { href: 'https://hub.example', external: true, label: 'Open the hub' },
    },
  ],
};
