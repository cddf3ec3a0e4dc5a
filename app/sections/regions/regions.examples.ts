import type { SectionOf } from '#rules/sections/registry.ts';

export const regionsExample: SectionOf<'regions'> = {
  id: 'regions',
  kind: 'regions',
  heading: 'Choose your region.',
  lead: 'Each region has a store of its own.',
  rows: [
    {
      edition: 'cn',
      label: '中国大陆',
      language: '简体中文',
      currencyLabel: '人民币（¥）',
      lang: 'zh-CN',
      href: 'https://www.kinetra.example.cn/',
      current: false,
    },
    { edition: 'uk', label: 'United Kingdom', language: 'English', currencyLabel: 'Pounds sterling (£)', lang: 'en-GB', href: '/uk', current: true },
    { edition: 'de', label: 'Deutschland', language: 'Deutsch', currencyLabel: 'Euro (€)', lang: 'de-DE', href: '/de', current: false },
  ],
};
