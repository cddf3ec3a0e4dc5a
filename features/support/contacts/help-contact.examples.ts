import type { HelpContactValue } from './help-contact.ts';

export const helpContactExample: HelpContactValue = {
  id: 'contact',
  kind: 'help-contact',
  anchor: 'contact',
  heading: 'Still a question?',
  lead: 'Write to us.',
  rows: [
    { id: 'email', label: 'Email', text: 'support@kinetra.example', href: 'mailto:support@kinetra.example' },
    { id: 'hours', label: 'Hours', text: 'Monday to Friday, 09:00 to 17:00' },
  ],
  links: [{ id: 'returns', label: 'Returns', href: '/us/return-manufacturer', external: false }],
};
