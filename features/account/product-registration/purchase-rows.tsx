import type { Request } from '#contract/account/calls.ts';
import { FactList } from '#ui/fact-list.tsx';
import { useMessages } from '#ui/messages.ts';
import styles from './product-registration.module.css';

interface PurchaseRowsProps {
  purchase: Omit<Request<'registerProduct'>, 'product'>;
  name: string;
}

export function PurchaseRows({ purchase, name }: PurchaseRowsProps) {
  const { registration } = useMessages<'registration'>();
  const rows = [
    { name: registration.product, value: name },
    { name: registration.serial, value: purchase.serial_number },
    { name: registration.date, value: formatDay(purchase.purchased_on) },
    { name: registration.dealer, value: purchase.dealer },
  ];
  return <FactList facts={rows} className={styles.rows} />;
}

/** Formats a day such as `2026-11-21` in the page's language. */
const formatDay = (day: string): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
