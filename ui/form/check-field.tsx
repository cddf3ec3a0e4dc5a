import type { ReactNode } from 'react';
import styles from './field.module.css';
import { FieldNote, noteIdOf } from './field.tsx';
import type { BoundField } from './use-form.ts';

/** A checkbox with the statement it agrees to, which may contain links. */
export const CheckField = ({
  field: { id, name, defaultValue, error, onInput },
  children,
}: {
  field: BoundField;
  children: ReactNode;
}) => (
  <div className="stack-s" data-faulty={error === undefined ? undefined : ''}>
    <label className={`small ${styles.check}`}>
      <input
        type="checkbox"
        id={id}
        name={name}
        defaultChecked={defaultValue === 'on'}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : noteIdOf(id)}
        onChange={(event) => onInput(event.currentTarget.checked ? 'on' : '')}
      />
      <span>{children}</span>
    </label>
    <FieldNote id={id} error={error} />
  </div>
);
