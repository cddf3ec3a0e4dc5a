import type { LinkGroupsValue } from './link-groups.ts';

export const linkGroupsExample: LinkGroupsValue = {
  id: 'links',
  kind: 'link-groups',
  surface: 'white',
  groups: [
    {
      id: 'topics',
      title: 'Topics',
      links: [
        {
          id: 'faq',
          icon: 'questions',
          title: 'FAQ',
          text: 'Orders and repairs',
          link: { href: '/uk/faq', external: false },
          isShop: false,
        },
        {
          id: 'community',
          icon: 'community',
          title: 'Community',
          text: 'Meet other owners',
          link: undefined,
          isShop: false,
        },
      ],
    },
    {
      id: 'policies',
      title: 'Policies',
      links: [
        {
          id: 'warranty',
          icon: undefined,
          title: 'Warranty',
          text: 'On the shop site',
          link: { href: 'https://shop.example', external: true },
          isShop: true,
        },
      ],
    },
  ],
};
