import { describe, expect, it, vi } from 'vitest';
import type { FormSettings } from './form-state.ts';
import { createFormState, optional, required, ruleFor } from './form-state.ts';

type Name = 'email' | 'nickname' | 'agreed';

const words = { email: 'No address.', nickname: 'Too long.', agreed: 'Agree first.' };
const right = { email: 'name@example.com', nickname: '', agreed: 'on' };

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
const failure = (sentence: string) => Object.assign(new Error('Network Error'), { words: sentence });

describe('a form', () => {
  it('sends what was typed when every field is right', async () => {
    const send = vi.fn(async () => {});
    const form = formWith(send);
    await form.submit(right);
    expect(send).toHaveBeenCalledExactlyOnceWith(right);
    expect(form.view()).toMatchObject({ faults: {}, summary: undefined, sending: false });
  });

  it('says what is wrong at each field, sends nothing, and leads to the first of them', async () => {
    const send = vi.fn(async () => {});
    const form = formWith(send);
    await form.submit({ email: 'name@', nickname: 'n'.repeat(41), agreed: '' });
    expect(send).not.toHaveBeenCalled();
    expect(form.view().faults).toEqual(words);
    expect(form.view().focus).toEqual({ name: 'email' });
  });

  it('leads to the same field again when it is still wrong', async () => {
    const form = formWith();
    await form.submit({ ...right, agreed: '' });
    const first = form.view().focus;
    await form.submit({ ...right, agreed: '' });
    expect(form.view().focus).toEqual({ name: 'agreed' });
    expect(form.view().focus).not.toBe(first);
  });

  it('cannot be sent twice while it is on its way', async () => {
    let arrive = () => {};
    const send = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
    const form = formWith(send);
    const first = form.submit(right);
    await form.submit(right);
    expect(form.view().sending).toBe(true);
    arrive();
    await first;
    expect(send).toHaveBeenCalledTimes(1);
    expect(form.view().sending).toBe(false);
  });

  it('says nothing of a field before it was sent once', () => {
    const form = formWith();
    form.left('email', 'name@');
    expect(form.view().faults).toEqual({});
  });

  it('takes what it said back while the field is mended, and says it again when it is left wrong', async () => {
    const form = formWith();
    await form.submit({ ...right, email: 'name@' });
    form.edited('email', 'name@example');
    expect(form.view().faults).toEqual({ email: words.email });
    form.edited('email', 'name@example.com');
    expect(form.view().faults).toEqual({});
    form.left('email', 'name');
    expect(form.view().faults).toEqual({ email: words.email });
  });

  it('shows what the server says of a field at that field', async () => {
    const form = formWith(async () => {
      throw refusal('Check this.', { email: 'This address bounced.' });
    });
    await form.submit(right);
    expect(form.view()).toMatchObject({
      faults: { email: 'This address bounced.' },
      summary: undefined,
      focus: { name: 'email' },
      sending: false,
    });
    form.left('email', right.email);
    expect(form.view().faults).toEqual({ email: 'This address bounced.' });
    form.edited('email', 'other@example.com');
    expect(form.view().faults).toEqual({});
  });

  it('shows every other refusal for the whole form, also one that blames a field that is not in it', async () => {
    const form = formWith(async () => {
      throw refusal('Ask for a new code.', { challenge_id: 'Ask for a new code.' });
    });
    await form.submit(right);
    expect(form.view()).toMatchObject({ faults: {}, summary: 'Ask for a new code.', focus: undefined });
  });

  it('says why nothing came back, and can be sent again', async () => {
    const answers = [Promise.reject(failure('Check your connection.')), Promise.resolve()];
    const form = formWith(async () => answers.shift());
    await form.submit(right);
    expect(form.view()).toMatchObject({ summary: 'Check your connection.', sending: false });
    await form.submit(right);
    expect(form.view()).toMatchObject({ summary: undefined, sending: false });
  });

  it('hides the words of a fault of ours, and reports it', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const fault = new TypeError('x is not a function');
    const form = formWith(async () => {
      throw fault;
    });
    await form.submit(right);
    expect(form.view().summary).toBe('Try again later.');
    expect(report).toHaveBeenCalledExactlyOnceWith(fault);
    vi.unstubAllGlobals();
  });

  it('follows newer words and senders', async () => {
    const send = vi.fn(async () => {});
    const form = createFormState({ names: ['code'], rules: {}, send: async () => {}, failed: '' });
    form.follow({ names: ['code'], rules: { code: ruleFor('code', 'Six digits.') }, send, failed: '' });
    await form.submit({ code: '12' });
    expect(form.view().faults).toEqual({ code: 'Six digits.' });
    await form.submit({ code: '123 456' });
    expect(send).toHaveBeenCalledOnce();
  });

  it('tells whoever watches of every change', async () => {
    const form = formWith();
    const seen: boolean[] = [];
    const stop = form.watch(() => seen.push(form.view().sending));
    await form.submit(right);
    stop();
    await form.submit(right);
    expect(seen).toEqual([true, false]);
  });
});
