import type { Request } from '#contract/account/calls.ts';
import { useMessages } from '#ui/messages.ts';
import styles from './product-registration.module.css';

interface PurchaseRowsProps {
  purchase: Omit<Request<'registerProduct'>, 'product'>;
  /** The product's name. */
  name: string;
}

/** The product that was bought, and when and where. */
export function PurchaseRows({ purchase, name }: PurchaseRowsProps) {
  const { registration } = useMessages<'registration'>();
  const rows = [
    [registration.product, name],
    [registration.serial, purchase.serial_number],
    [registration.date, formatDay(purchase.purchased_on)],
    [registration.dealer, purchase.dealer],
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
