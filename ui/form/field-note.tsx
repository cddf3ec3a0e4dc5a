import { WarnIcon } from '../icons.tsx';
import styles from './field.module.css';

/** Id of the note below the control with that id. */
export const noteIdOf = (id: string): string => `${id}-note`;

/** The note below a control: a hint or, in its place, an error that screen readers announce. */
export const FieldNote = ({ id, hint, error }: { id: string; hint: string | undefined; error: string | undefined }) => (
  <div className={styles.note} id={noteIdOf(id)} aria-live="polite">
    {error !== undefined && <WarnIcon />}
    {error ?? hint}
  </div>
);
