import styles from './request-number.module.css';

export const RequestNumber = ({ label, number }: { label: string; number: string }) => (
  <p className={styles.number}>
    <span className="small">{label}</span> <strong>{number}</strong>
  </p>
);
