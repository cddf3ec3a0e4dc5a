import type { AppFeaturesValue } from './app-features.ts';

export const appFeaturesExample: AppFeaturesValue = {
  id: 'app',
  kind: 'app-features',
  anchor: 'app',
  heading: 'In the app',
  lead: 'What it adds.',
  features: [
    {
      id: 'light',
      screen: 'colours',
      count: 12,
      title: 'Choose a color',
      text: 'Twelve of them.',
      tip: 'Tap one to see it.',
      labels: ['Ring light'],
    },
    { id: 'modes', screen: 'modes', title: 'Switch modes', text: 'Two of them.', labels: ['Ground', 'Aerial'] },
    { id: 'actions', screen: 'actions', title: 'More actions', text: 'Start one.', labels: ['Spin', 'Bow'] },
    {
      id: 'update',
      screen: 'update',
      title: 'Updates',
      text: 'Over the air.',
      labels: ['Updating', 'Nothing to plug in'],
    },
  ],
};
