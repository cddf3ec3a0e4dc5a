import { island } from '#browser/islands/island.tsx';
import type { MessageName } from '#core/messages/message-names.ts';
import { FormSection } from '#ui/form/form-section.tsx';
import { formMessages } from '#ui/form/form-state.ts';
import { usePage } from '#ui/page-context.tsx';
import styles from './product-registration.module.css';
import type { ProductRegistrationValue } from './product-registration.ts';
import { Island } from './registration-form.island.tsx';

export const registrationMessages = [
  ...formMessages,
  'registration',
  'fields.product',
  'fields.serial_number',
  'fields.purchased_on',
  'fields.dealer',
] as const satisfies MessageName[];

const RegistrationForm = island('registration-form', Island, 'load', registrationMessages);

const sampleSerial = 'KM36-0012-3456';

export function ProductRegistrationSection({ section }: { section: ProductRegistrationValue }) {
  const { sample, hrefs, products, ...frame } = section;
  const { path } = usePage();
  const login = hrefs.login && `${hrefs.login}?${new URLSearchParams({ return: path })}`;
  const form = <RegistrationForm hrefs={{ login, account: hrefs.account }} products={products} />;
  return (
    <FormSection {...frame} form={form}>
      <div className={`notch-l stack-s ${styles.sample}`} data-surface="dark">
        <p className={`figure ${styles.serial}`} aria-hidden="true">
          {sampleSerial}
        </p>
        <p className="micro">{sample.note}</p>
      </div>
      <h2 className="title" id={`${section.id}-aside`}>
        {sample.title}
      </h2>
      <p className="small">{sample.text}</p>
    </FormSection>
  );
}
