import type { ContactsValue } from './contacts.ts';

export const contactsExample: ContactsValue = {
  id: 'contacts',
  kind: 'contacts',
  surface: 'paper',
  hours: { title: 'Opening hours', text: 'Monday to Friday, 09:00 to 17:00', note: 'By each office’s clock.' },
  groups: [
    {
      id: 'points',
      title: 'Near you',
      rows: [
        {
          id: 'customer-support',
          title: 'Customer support',
          text: 'Orders and repairs',
          email: 'support@kinetra.example',
          telephone: '+1-202-555-0142',
        },
      ],
    },
    {
      id: 'offices',
      title: 'Offices',
      rows: [{ id: 'europe', title: 'Europe', email: 'europe@kinetra.example', telephone: undefined }],
    },
  ],
};
