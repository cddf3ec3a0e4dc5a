import { describe, expect, it, vi } from 'vitest';
import type { FormSettings } from './form-state.ts';
import { createFormState, optional, required, ruleFor } from './form-state.ts';

type Name = 'email' | 'nickname' | 'agreed';

const words = { email: 'No address.', nickname: 'Too long.', agreed: 'Agree first.' };
const validValues = { email: 'name@example.com', nickname: '', agreed: 'on' };

const formWith = (send: FormSettings<Name>['send'] = async () => {}) =>
  createFormState<Name>({
    names: ['email', 'nickname', 'agreed'],
    rules: {
      email: ruleFor('email', words.email),
      nickname: optional(ruleFor('nickname', words.nickname)),
      agreed: required(words.agreed),
    },
    send,
    failed: 'Try again later.',
  });

const refusal = (message: string, fields: Record<string, string> = {}) => Object.assign(new Error(message), { fields });
const failure = (sentence: string) => Object.assign(new Error('Network Error'), { userMessage: sentence });

describe('form state', () => {
  it('sends the values when every field is valid', async () => {
    const send = vi.fn(async () => {});
    const form = formWith(send);
    await form.submit(validValues);
    expect(send).toHaveBeenCalledExactlyOnceWith(validValues);
    expect(form.view()).toMatchObject({ errors: {}, summary: undefined, sending: false });
  });

  it('shows the error of each field, sends nothing, and focuses the first invalid field', async () => {
    const send = vi.fn(async () => {});
    const form = formWith(send);
    await form.submit({ email: 'name@', nickname: 'n'.repeat(41), agreed: '' });
    expect(send).not.toHaveBeenCalled();
    expect(form.view().errors).toEqual(words);
    expect(form.view().focus).toEqual({ name: 'email' });
  });

  it('focuses the same field again when it is still invalid', async () => {
    const form = formWith();
    await form.submit({ ...validValues, agreed: '' });
    const first = form.view().focus;
    await form.submit({ ...validValues, agreed: '' });
    expect(form.view().focus).toEqual({ name: 'agreed' });
    expect(form.view().focus).not.toBe(first);
  });

  it('cannot be sent twice at the same time', async () => {
    let arrive = () => {};
    const send = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
    const form = formWith(send);
    const first = form.submit(validValues);
    await form.submit(validValues);
    expect(form.view().sending).toBe(true);
    arrive();
    await first;
    expect(send).toHaveBeenCalledTimes(1);
    expect(form.view().sending).toBe(false);
  });

  it('shows no error before the form was sent once', () => {
    const form = formWith();
    form.handleBlur('email', 'name@');
    expect(form.view().errors).toEqual({});
  });

  it('hides an error while the field is being corrected, and shows it again when the field is left invalid', async () => {
    const form = formWith();
    await form.submit({ ...validValues, email: 'name@' });
    form.handleInput('email', 'name@example');
    expect(form.view().errors).toEqual({ email: words.email });
    form.handleInput('email', 'name@example.com');
    expect(form.view().errors).toEqual({});
    form.handleBlur('email', 'name');
    expect(form.view().errors).toEqual({ email: words.email });
  });

  it('shows the server’s error for a field at that field', async () => {
    const form = formWith(async () => {
      throw refusal('Check this.', { email: 'This address bounced.' });
    });
    await form.submit(validValues);
    expect(form.view()).toMatchObject({
      errors: { email: 'This address bounced.' },
      summary: undefined,
      focus: { name: 'email' },
      sending: false,
    });
    form.handleBlur('email', validValues.email);
    expect(form.view().errors).toEqual({ email: 'This address bounced.' });
    form.handleInput('email', 'other@example.com');
    expect(form.view().errors).toEqual({});
  });

  it('shows any other refusal for the whole form, even one that names an unknown field', async () => {
    const form = formWith(async () => {
      throw refusal('Check the fields.', { challenge_id: 'Ask for a new code.' });
    });
    await form.submit(validValues);
    expect(form.view()).toMatchObject({ errors: {}, summary: 'Ask for a new code.', focus: undefined });
  });

  it('shows why there was no response, and can be sent again', async () => {
    const responses = [Promise.reject(failure('Check your connection.')), Promise.resolve()];
    const form = formWith(async () => responses.shift());
    await form.submit(validValues);
    expect(form.view()).toMatchObject({ summary: 'Check your connection.', sending: false });
    await form.submit(validValues);
    expect(form.view()).toMatchObject({ summary: undefined, sending: false });
  });

  it('hides the message of an unexpected error, and reports it', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const bug = new TypeError('x is not a function');
    const form = formWith(async () => {
      throw bug;
    });
    await form.submit(validValues);
    expect(form.view().summary).toBe('Try again later.');
    expect(report).toHaveBeenCalledExactlyOnceWith(bug);
    vi.unstubAllGlobals();
  });

  it('uses newer texts and senders', async () => {
    const send = vi.fn(async () => {});
    const form = createFormState({ names: ['code'], rules: {}, send: async () => {}, failed: '' });
    form.updateSettings({ names: ['code'], rules: { code: ruleFor('code', 'Six digits.') }, send, failed: '' });
    await form.submit({ code: '12' });
    expect(form.view().errors).toEqual({ code: 'Six digits.' });
    await form.submit({ code: '123 456' });
    expect(send).toHaveBeenCalledOnce();
  });

  it('notifies watchers of every change', async () => {
    const form = formWith();
    const sendingStates: boolean[] = [];
    const stop = form.watch(() => sendingStates.push(form.view().sending));
    await form.submit(validValues);
    stop();
    await form.submit(validValues);
    expect(sendingStates).toEqual([true, false]);
  });
});
