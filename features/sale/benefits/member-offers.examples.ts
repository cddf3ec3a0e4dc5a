import type { MemberOffersValue } from './member-offers.ts';

export const memberOffersExample: MemberOffersValue = {
  id: 'memberOffers',
  kind: 'member-offers',
  anchor: 'members-only-offers',
  surface: 'paper',
  heading: 'Members only',
  offers: [
    {
      id: 'points',
      title: 'Double points',
      subTitle: 'For every order of the sale',
      describe: 'They are there once the order is paid.',
      button: 'Become a member',
      link: { href: 'https://de.shop.example/account/register', external: true },
      first: undefined,
    },
    {
      id: 'newCustomer',
      title: '5% off',
      subTitle: 'For new customers',
      describe: 'The code comes with the newsletter.',
      button: 'Register in the shop',
      link: { href: 'https://de.shop.example/account/register', external: true },
      first: { href: '#subscribe', label: 'To the newsletter' },
    },
  ],
  lead: undefined,
};
