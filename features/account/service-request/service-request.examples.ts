import type { ServiceRequestValue } from './service-request.ts';

export const serviceExample: ServiceRequestValue = {
  id: 'request',
  kind: 'service-request',
  heading: 'Returns - RMA',
  lead: 'Tell us what it is about.',
  noScript: 'This form needs JavaScript.',
  next: { title: 'What happens next', steps: [{ title: 'Within 24 hours', text: 'Our support replies.' }] },
  words: {
    reason: {
      label: 'What is it about?',
      placeholder: 'Choose a reason',
      options: {
        repair: 'It does not work',
        return: 'I want to send it back',
        missingPart: 'A part is missing',
        question: 'I have a question',
      },
    },
    name: { label: 'Name' },
    email: { label: 'Email address', hint: 'Our answer goes here.' },
    product: { label: 'Robot', placeholder: 'Choose your robot' },
    serial: { label: 'Serial number', hint: 'Printed underneath.' },
    order: { label: 'Order number', hint: 'It stands in the confirmation.' },
    description: { label: 'What happened?', hint: 'What the robot did.' },
    submit: 'Send request',
    done: {
      title: 'We have your request.',
      number: 'Request number',
      text: 'A confirmation is on its way.',
      another: 'Send another request',
    },
  },
  products: [{ id: 'flagshipMegatron', name: 'Flagship Megatron' }],
};
