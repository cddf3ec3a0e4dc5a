import { WarnIcon } from '../icons.tsx';
import styles from './field.module.css';

/** Id of what stands below the control of that id. */
export const noteIdOf = (id: string): string => `${id}-note`;

/** Below a control: a hint, or in its place what is wrong, told to those who listen. */
export const FieldNote = ({ id, hint, fault }: { id: string; hint: string | undefined; fault: string | undefined }) => (
  <div className={styles.note} id={noteIdOf(id)} aria-live="polite">
    {fault !== undefined && <WarnIcon />}
    {fault ?? hint}
  </div>
);
