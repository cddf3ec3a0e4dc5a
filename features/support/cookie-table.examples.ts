import type { CookieTableValue } from './cookie-table.ts';

export const cookieTableExample: CookieTableValue = {
  id: 'stored',
  kind: 'cookie-table',
  surface: 'white',
  heading: 'What is stored',
  lead: 'Nothing else.',
  columns: { purpose: 'What for', names: 'Name', place: 'Where', span: 'How long' },
  counting: { title: 'Counting page views', text: 'Only if you agree.' },
  rows: [
    {
      purpose: 'login',
      title: 'Login',
      text: 'Keeps you logged in.',
      entries: [
        { name: '/eu/apptoken', place: 'Local storage', span: 'Until you log out' },
        { name: '/eu/reftoken', place: 'Local storage', span: 'Until you log out' },
      ],
    },
    {
      purpose: 'country',
      title: 'Country',
      text: 'Names your region.',
      entries: [{ name: 'country', place: 'Cookie', span: 'One day' }],
    },
  ],
};
