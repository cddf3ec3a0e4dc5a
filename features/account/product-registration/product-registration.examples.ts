import type { ProductRegistrationValue } from './product-registration.ts';

export const registrationExample: ProductRegistrationValue = {
  id: 'register',
  kind: 'product-registration',
  heading: 'Register your robot.',
  lead: 'It stands in your account from then on.',
  noScript: 'Registering needs JavaScript.',
  sample: { title: 'Turn it over.', text: 'The number stands underneath.', note: 'A sample number.' },
  words: {
    loggedOut: { text: 'Log in first.', link: 'Log in' },
    loggedIn: 'You are logged in.',
    product: { label: 'Robot', placeholder: 'Choose your robot' },
    serial: { label: 'Serial number', hint: 'Printed underneath.' },
    date: { label: 'Date of purchase' },
    dealer: { label: 'Bought from', hint: 'The shop’s name.' },
    submit: 'Register',
    done: {
      title: 'Registered.',
      text: 'It stands in your account now.',
      account: 'Go to my account',
      another: 'Register another robot',
    },
    claim: {
      offer: { text: 'Is it yours?', button: 'It is mine' },
      title: 'It is mine.',
      lead: 'We compare it with our records.',
      order: { label: 'Order number', hint: 'On the invoice.', error: 'Enter the number.' },
      submit: 'Send',
      back: 'Back',
      done: { title: 'We have it.', number: 'Request number', text: 'We will write to you.' },
    },
  },
  errorTexts: {
    product: 'Choose a robot.',
    serial_number: 'Check the number.',
    purchased_on: 'Enter the date.',
    dealer: 'Name the shop.',
  },
  products: [
    { id: 'flagshipMegatron', name: 'Flagship Megatron' },
    { id: 'aiBase', name: 'AI Base' },
  ],
  hrefs: { login: '/uk/login', account: '/uk/account' },
};
