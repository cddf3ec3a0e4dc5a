import type { ProductRegistrationValue } from './product-registration.ts';

export const registrationExample: ProductRegistrationValue = {
  id: 'register',
  kind: 'product-registration',
  heading: 'Register your robot.',
  lead: 'It stands in your account from then on.',
  noScript: 'Registering needs JavaScript.',
  sample: { title: 'Turn it over.', text: 'The number stands underneath.', note: 'A sample number.' },
  products: [
    { id: 'flagshipMegatron', name: 'Flagship Megatron' },
    { id: 'aiBase', name: 'AI Base' },
  ],
  hrefs: { login: '/uk/login', account: '/uk/account' },
};
