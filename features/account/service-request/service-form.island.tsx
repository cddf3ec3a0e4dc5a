import { useEffect, useEffectEvent, useState } from 'react';
import { callAccount } from '#browser/session/account-client.ts';
import { useSession } from '#browser/session/use-session.ts';
import { useDraft } from '#browser/toolbox/use-draft.ts';
import type { Request } from '#contract/account/calls.ts';
import { serviceReasons } from '#contract/account/field-rules.ts';
import { Button } from '#ui/button.tsx';
import { controlOf, emailInput, Field, FieldFrame } from '#ui/form/field.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormDone, RequestNumber } from '#ui/form/form-done.tsx';
import { fieldRule, optional, required } from '#ui/form/form-state.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { SendRow } from '#ui/form/send-row.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useMessages } from '#ui/messages.ts';
import { serialInput } from '../inputs.browser.ts';
import type { ServiceRequestValue } from './service-request.ts';
import type { serviceMessages } from './service-request.tsx';

const fields = { reason: '', name: '', email: '', product: '', serial_number: '', order_number: '', description: '' };

export function Island({ words, products }: Pick<ServiceRequestValue, 'words' | 'products'>) {
  const [requestId, setRequestId] = useState<string>();
  const messages = useMessages<(typeof serviceMessages)[number]>();
  const form = useForm({
    fields,
    rules: {
      reason: required(messages.fields.reason),
      name: fieldRule('name', messages),
      email: fieldRule('email', messages),
      product: fieldRule('product', messages),
      serial_number: optional(fieldRule('serial_number', messages)),
      order_number: optional(fieldRule('order_number', messages)),
      description: fieldRule('description', messages),
    },
    async send({ reason, ...values }) {
      const request = { ...values, reason: reason as Request<'requestService'>['reason'] };
      const { request_id } = await callAccount('requestService', request, { silent: true });
      draft.forget();
      setRequestId(request_id);
    },
  });
  const draft = useDraft('service-request', form.fill);
  const profile = useSession()?.profile;
  const userId = profile?.user_id;
  const fillIn = useEffectEvent(() => form.fill({ name: profile?.nickname ?? '', email: profile?.email ?? '' }));
  useEffect(() => {
    if (userId !== undefined) fillIn();
  }, [userId]);

  if (requestId !== undefined)
    return (
      <FormDone title={words.done.title}>
        <RequestNumber label={words.done.number} number={requestId} />
        <p>{words.done.text}</p>
        <p>
          <Button tone="line" onClick={() => setRequestId(undefined)}>
            {words.done.another}
          </Button>
        </p>
      </FormDone>
    );
  return (
    <div onInput={draft.save}>
      <Form form={form}>
        <SelectField
          field={form.field('reason')}
          label={words.reason.label}
          placeholder={words.reason.placeholder}
          options={serviceReasons.map((reason) => ({ id: reason, name: words.reason.options[reason] }))}
        />
        <SelectField field={form.field('product')} {...words.product} options={products} />
        <Field field={form.field('serial_number')} {...words.serial} aside={messages.form.optional} {...serialInput} />
        <Field
          field={form.field('order_number')}
          {...words.order}
          aside={messages.form.optional}
          autoComplete="off"
          maxLength={40}
        />
        <FieldFrame field={form.field('description')} {...words.description}>
          <textarea rows={6} maxLength={2000} {...controlOf(form.field('description'), words.description.hint)} />
        </FieldFrame>
        <Field field={form.field('name')} {...words.name} autoComplete="name" maxLength={120} />
        <Field field={form.field('email')} {...words.email} {...emailInput} />
        <SendRow form={form} submit={words.submit} />
      </Form>
    </div>
  );
}
