import styles from './payment-marks.module.css';

/** The payment methods by name; nothing when there are none. */
export const PaymentMarks = ({ label, marks }: { label: string; marks: readonly string[] }) =>
  marks.length > 0 && (
    <div className={styles.marks}>
      <ul aria-label={label}>
        {marks.map((mark) => (
          <li key={mark}>{mark}</li>
        ))}
      </ul>
    </div>
  );
