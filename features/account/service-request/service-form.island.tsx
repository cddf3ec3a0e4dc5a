import { useEffect, useEffectEvent, useState } from 'react';
import { callAccount } from '#browser/session/account-client.ts';
import { useSession } from '#browser/session/use-session.ts';
import { useDraft } from '#browser/toolbox/use-draft.ts';
import type { Request } from '#contract/account/calls.ts';
import { serviceReasons } from '#contract/account/field-rules.ts';
import { emailInput, Field, TextField } from '#ui/form/field.tsx';
import { Form } from '#ui/form/form.tsx';
import { fieldRule, optional, required } from '#ui/form/form-state.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { SendRow } from '#ui/form/send-row.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useMessages } from '#ui/messages.ts';
import { ProductField, SerialField } from '../product-registration/robot-fields.tsx';
import { RequestDone } from './request-done.tsx';
import type { ServiceRequestValue } from './service-request.ts';

const fields = { reason: '', name: '', email: '', product: '', serial_number: '', order_number: '', description: '' };

/** Requests after-sales service, then shows the number of the request. */
export function Island({ words, products }: Pick<ServiceRequestValue, 'words' | 'products'>) {
  const [requestId, setRequestId] = useState<string>();
  const messages = useMessages<
    | 'form.optional'
    | 'fields.reason'
    | 'fields.name'
    | 'fields.email'
    | 'fields.product'
    | 'fields.serial_number'
    | 'fields.order_number'
    | 'fields.description'
  >();
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
    return <RequestDone id={requestId} words={words.done} onAnother={() => setRequestId(undefined)} />;
  return (
    <div onInput={draft.save}>
      <Form form={form}>
        <SelectField
          field={form.field('reason')}
          label={words.reason.label}
          placeholder={words.reason.placeholder}
          options={serviceReasons.map((reason) => ({ value: reason, label: words.reason.options[reason] }))}
        />
        <ProductField field={form.field('product')} words={words.product} products={products} />
        <SerialField field={form.field('serial_number')} words={words.serial} aside={messages.form.optional} />
        <Field
          field={form.field('order_number')}
          label={words.order.label}
          aside={messages.form.optional}
          hint={words.order.hint}
          autoComplete="off"
          maxLength={40}
        />
        <TextField
          field={form.field('description')}
          label={words.description.label}
          hint={words.description.hint}
          maxLength={2000}
        />
        <Field field={form.field('name')} label={words.name.label} autoComplete="name" maxLength={120} />
        <Field field={form.field('email')} label={words.email.label} hint={words.email.hint} {...emailInput} />
        <SendRow form={form} submit={words.submit} />
      </Form>
    </div>
  );
}
