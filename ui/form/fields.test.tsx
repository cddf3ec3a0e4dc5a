import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '../page-context.tsx';
import { CheckField } from './check-field.tsx';
import { CodeField } from './code-field.tsx';
import { Field } from './field.tsx';
import { Form } from './form.tsx';
import { required, ruleFor } from './form-state.ts';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';

const rules = { email: ruleFor('email', 'No address.'), agreed: required('Agree first.') };

function SampleForm({ send = async () => {} }: { send?: (values: object) => Promise<void> }) {
  const fields = { email: '', password: '', code: '', robot: '', agreed: '' };
  const form = useForm({ fields, rules, send });
  return (
    <Form form={form}>
      <Field field={form.field('email')} label="Email" hint="No spam." type="email" autoComplete="email" />
      <PasswordField field={form.field('password')} label="Password" autoComplete="new-password" />
      <CodeField field={form.field('code')} label="Code" />
      <SelectField field={form.field('robot')} label="Robot" placeholder="Choose" options={[{ id: 'a', name: 'A' }]} />
      <CheckField field={form.field('agreed')}>I agree.</CheckField>
      <SubmitButton sending={form.sending}>Send</SubmitButton>
    </Form>
  );
}

const show = (form: ReactNode) => render(<PageContext value={examplePage()}>{form}</PageContext>);
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const agreement = () => screen.getByRole('checkbox', { name: 'I agree.' });
const sendButton = () => screen.getByRole('button', { name: /Send/ });
/** The text that screen readers read after a field, and whether it is invalid. */
const noteOf = (field: HTMLElement) => [
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
  field.getAttribute('aria-invalid'),
];

describe('a form', () => {
  it('shows an error in place of the hint when it is sent, focuses its field, and hides it once corrected', async () => {
    show(<SampleForm />);
    expect(noteOf(email())).toEqual(['No spam.', null]);
    await userEvent.click(sendButton());
    expect(noteOf(email())).toEqual(['No address.', 'true']);
    expect(document.activeElement).toBe(email());
    expect(noteOf(agreement())).toEqual(['Agree first.', 'true']);
    await userEvent.type(email(), 'name@example.com');
    await userEvent.click(agreement());
    expect(noteOf(email())).toEqual(['No spam.', null]);
    expect(noteOf(agreement())).toEqual([undefined, null]);
  });

  it('sends every value once, keeps the focus and says that it is sending', async () => {
    const sent: object[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    show(<SampleForm send={(values) => Promise.resolve(sent.push(values)).then(() => promise)} />);
    await userEvent.type(email(), 'name@example.com');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Robot' }), 'A');
    await userEvent.click(agreement());
    await userEvent.click(sendButton());
    expect(screen.getByRole('status').textContent).toBe('form.sending');
    expect(sendButton().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(sendButton());
    await userEvent.click(sendButton());
    expect(sent).toEqual([{ email: 'name@example.com', password: '', code: '', robot: 'a', agreed: 'on' }]);
    resolve();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  });
});

describe('a field', () => {
  it('hides a password until its button is pressed', async () => {
    show(<SampleForm />);
    const password = screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' });
    expect([password.type, password.autocomplete]).toEqual(['password', 'new-password']);
    await userEvent.click(screen.getByRole('button', { name: 'form.show Password' }));
    expect(password.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'form.hide Password' }));
    expect(password.type).toBe('password');
  });

  it('for a code takes digits from a message or a paste, without a limit that would cut a pasted space', () => {
    show(<SampleForm />);
    const { inputMode, autocomplete, maxLength, pattern } = screen.getByRole<HTMLInputElement>('textbox', {
      name: 'Code',
    });
    expect([inputMode, autocomplete, maxLength, pattern]).toEqual(['numeric', 'one-time-code', -1, '']);
  });

  it('for a choice begins with nothing chosen', () => {
    show(<SampleForm />);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Robot' }).value).toBe('');
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Choose' }).selected).toBe(true);
  });
});
