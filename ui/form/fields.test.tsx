import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CheckField } from './check-field.tsx';
import { CodeField } from './code-field.tsx';
import { Field } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import type { BoundField } from './use-form.ts';

const bound = (changes: Partial<BoundField> = {}): BoundField => ({
  id: 'f',
  name: 'email',
  defaultValue: '',
  error: undefined,
  onInput() {},
  onBlur() {},
  ...changes,
});

describe('text field', () => {
  it('is named by its label and described by its hint', () => {
    const html = renderToStaticMarkup(
      <Field field={bound()} label="Email" hint="No spam." type="email" autoComplete="email" />,
    );
    expect(html).toMatch(/<label for="f"[^>]*>Email<\/label>/);
    expect(html).toMatch(/<input type="email" autoComplete="email" id="f" aria-describedby="f-note" name="email"/);
    expect(html).toMatch(/id="f-note"[^>]*>No spam\./);
    expect(html).not.toContain('aria-invalid');
  });

  it('shows the error in place of the hint, with an icon, and is marked as invalid', () => {
    const html = renderToStaticMarkup(<Field field={bound({ error: 'No address.' })} label="Email" hint="No spam." />);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toMatch(/id="f-note"[^>]*><svg.*<\/svg>No address\./);
    expect(html).not.toContain('No spam.');
  });
});

describe('password field', () => {
  it('is hidden, with a button that shows it', () => {
    const html = renderToStaticMarkup(
      <PasswordField
        field={bound({ name: 'password' })}
        label="Password"
        autoComplete="new-password"
        words={{ show: 'Show', hide: 'Hide' }}
      />,
    );
    expect(html).toMatch(/<input[^>]*autoComplete="new-password"[^>]*type="password"/);
    expect(html).toMatch(
      /<button type="button"[^>]*id="f-toggle"[^>]*aria-labelledby="f-toggle f-label">Show<\/button>/,
    );
  });
});

describe('code field', () => {
  it('is one input for digits that can be filled in from a message, without a length limit that would cut a pasted space', () => {
    const html = renderToStaticMarkup(<CodeField field={bound({ name: 'code' })} label="Code" />);
    expect(html).toContain('inputMode="numeric"');
    expect(html).toContain('autoComplete="one-time-code"');
    expect(html).not.toMatch(/maxlength|pattern/i);
  });
});

describe('checkbox field', () => {
  it('is named by the text beside it', () => {
    const html = renderToStaticMarkup(
      <CheckField field={bound({ name: 'agreed', error: 'Agree first.' })}>I agree.</CheckField>,
    );
    expect(html).toMatch(
      /<label[^>]*><input type="checkbox" id="f" aria-invalid="true" aria-describedby="f-note" name="agreed"\/><span>I agree\.<\/span><\/label>/,
    );
    expect(html).toContain('Agree first.');
  });
});

describe('select field', () => {
  it('begins with nothing chosen', () => {
    const html = renderToStaticMarkup(
      <SelectField field={bound()} label="Robot" placeholder="Choose" options={[{ value: 'a', label: 'A' }]} />,
    );
    expect(html).toMatch(
      /<select id="f"[^>]*><option value="" selected="">Choose<\/option><option value="a">A<\/option>/,
    );
  });
});

describe('submit button', () => {
  it('keeps the focus and shows the progress while sending', () => {
    const html = renderToStaticMarkup(
      <SubmitButton sending progress="One moment">
        Send
      </SubmitButton>,
    );
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(' disabled');
    expect(html).toMatch(/role="status">One moment/);
  });
});
