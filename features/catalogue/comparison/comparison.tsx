import { Button } from '#ui/button.tsx';
import { SideBySide } from '#ui/commerce/side-by-side.tsx';
import { ChevronIcon } from '#ui/icons.tsx';
import { usePage } from '#ui/page-context.tsx';
import styles from './comparison.module.css';
import type { ComparisonValue } from './comparison.ts';
import { LineUp } from './line-up.tsx';

type Chooser = ComparisonValue['chooser'];

/** Products that the visitor chooses, side by side. */
export function ComparisonSection({ section }: { section: ComparisonValue }) {
  const { id, anchor, surface, heading, chooser, status, notes, comparison } = section;
  return (
    <section
      className={`section ${styles.section}`}
      id={anchor}
      data-surface={surface}
      aria-labelledby={`${id}-heading`}
    >
      <div className="wrap">
        <h2 className="visually-hidden" id={`${id}-heading`}>
          {heading}
        </h2>
        <ChooserForm id={id} chooser={chooser} />
        <div className={styles.status} role="status">
          <span className="visually-hidden">{status} </span>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
        <SideBySide
          id={id}
          comparison={comparison}
          labelledBy={`${id}-heading`}
          lineUp={comparison.lineUp && <LineUp id={id} lineUp={comparison.lineUp} />}
        />
      </div>
    </section>
  );
}

/** A form that works without script: its address names the chosen products. */
function ChooserForm({ id, chooser: { action, slots, groups } }: { id: string; chooser: Chooser }) {
  const { catalogue, comparison: words } = usePage().messages;
  return (
    <form className={styles.chooser} action={action} data-live-form>
      <fieldset>
        <legend>{words.chooser}</legend>
        {slots.map(({ label, chosen }, index) => (
          <span key={label} className={styles.slot}>
            <select id={`${id}-${index}`} name="robots" aria-label={label} defaultValue={chosen ?? ''}>
              <option value="">{words.none}</option>
              {groups.map(({ family, label: group, options }) => (
                <optgroup key={family} label={group}>
                  {options.map((option) => (
                    <option key={option.id} value={option.id}>
                      {option.name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
            <ChevronIcon />
          </span>
        ))}
      </fieldset>
      <Button type="submit" small>
        {catalogue.compare}
      </Button>
    </form>
  );
}
