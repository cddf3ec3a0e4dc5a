import type { Request } from '#contract/account/calls.ts';
import styles from './product-registration.module.css';
import type { ProductRegistrationValue } from './product-registration.ts';

interface PurchaseRowsProps {
  purchase: Omit<Request<'registerProduct'>, 'product'>;
  /** Of the product. */
  name: string;
  words: ProductRegistrationValue['words'];
}

/** What was bought, and when and where. */
export function PurchaseRows({ purchase, name, words }: PurchaseRowsProps) {
  const rows = [
    [words.product.label, name],
    [words.serial.label, purchase.serial_number],
    [words.date.label, formatDay(purchase.purchased_on)],
    [words.dealer.label, purchase.dealer],
  ];
  return (
    <dl className={styles.rows}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Formats a day such as `2026-11-21` in the page's language. */
const formatDay = (day: string): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
