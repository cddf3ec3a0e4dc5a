import { island } from '#browser/islands/island.tsx';
import type { MessageName } from '#core/messages/message-names.ts';
import { FormSection } from '#ui/form/form-section.tsx';
import { formMessages } from '#ui/form/form-state.ts';
import { Island } from './service-form.island.tsx';
import styles from './service-request.module.css';
import type { ServiceRequestValue } from './service-request.ts';

export const serviceMessages = [
  ...formMessages,
  'form.optional',
  'fields.reason',
  'fields.name',
  'fields.email',
  'fields.product',
  'fields.serial_number',
  'fields.order_number',
  'fields.description',
] as const satisfies MessageName[];

const ServiceForm = island('service-form', Island, 'load', serviceMessages);

export function ServiceRequestSection({ section }: { section: ServiceRequestValue }) {
  const { next, words, products, ...frame } = section;
  return (
    <FormSection {...frame} form={<ServiceForm words={words} products={products} />}>
      <h2 className="title" id={`${section.id}-aside`}>
        {next.title}
      </h2>
      <ol className={`rows ${styles.steps}`}>
        {next.steps.map(({ title, text }) => (
          <li key={title} className="stack-s">
            <h3>{title}</h3>
            <p className="small">{text}</p>
          </li>
        ))}
      </ol>
    </FormSection>
  );
}
