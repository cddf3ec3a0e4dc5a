import { usePage } from '../page-context.tsx';
import styles from './payment-marks.module.css';

export function PaymentMarks({ marks }: { marks: readonly string[] }) {
  const { nav } = usePage().messages;
  return (
    marks.length > 0 && (
      <ul className={styles.marks} aria-label={nav.payments}>
        {marks.map((mark) => (
          <li key={mark}>{mark}</li>
        ))}
      </ul>
    )
  );
}
