import { type DatedKind, datedKinds } from '#core/dated/dated-window.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { Button } from '#ui/button.tsx';
import { deskZones } from '../screen/desk-zones.ts';
import fields from '../screen/fields.module.css';
import { SelectField } from '../screen/select-field.tsx';
import { groupings } from './calendar-state.ts';
import type { CalendarValue } from './calendar-value.ts';
import styles from './filters.module.css';
import { dayText, type Period, readDay } from './timeline/period.ts';
import type { CalendarModel } from './use-calendar.ts';

/** The filters as a form. It changes the screen at once; without scripts it is submitted. */
export function Filters({
  value,
  model: { state, isHydrated, bars, change },
}: {
  value: CalendarValue;
  model: CalendarModel;
}) {
  const { editions, kinds, text, zone, group, period } = state;
  const usedKinds = new Set(value.bars.map(({ kind }) => kind));
  const kindChoices = (Object.keys(datedKinds) as DatedKind[]).filter((kind) => usedKinds.has(kind));
  return (
    <form
      className={`${fields.fields} ${styles.filters}`}
      action="/preview/calendar"
      aria-label="What to show"
      onSubmit={(event) => isHydrated && event.preventDefault()}
    >
      <fieldset>
        <legend>Editions</legend>
        {value.editions.map((code) => (
          <Choice
            key={code}
            name="edition"
            value={code}
            label={code.toUpperCase()}
            chosen={editions}
            onChoose={(next: EditionCode[]) => change({ editions: next })}
          />
        ))}
      </fieldset>
      <label className={styles.text}>
        <span>Find</span>
        <input
          type="search"
          name="q"
          value={text}
          placeholder="black friday, bumblebee, uk.yaml …"
          autoComplete="off"
          onChange={({ target }) => change({ text: target.value })}
        />
      </label>
      <SelectField
        label="Rows by"
        name="group"
        value={group}
        options={Object.entries(groupings)}
        onChange={(next) => change({ group: next })}
      />
      <SelectField
        label="Times in"
        name="zone"
        value={zone}
        options={Object.entries(deskZones)}
        onChange={(next) => change({ zone: next })}
      />
      <div className={styles.period}>
        <DayField name="from" label="From" period={period} change={change} />
        <DayField name="to" label="Until" period={period} change={change} />
      </div>
      <details className={styles.kinds} open={kinds.length > 0 || undefined}>
        <summary>{kinds.length > 0 ? `Kinds: ${kinds.length}` : 'All kinds'}</summary>
        <fieldset>
          <legend className="visually-hidden">Kinds</legend>
          {kindChoices.map((kind) => (
            <Choice
              key={kind}
              name="kind"
              value={kind}
              label={datedKinds[kind][0]}
              chosen={kinds}
              onChoose={(next: DatedKind[]) => change({ kinds: next })}
            />
          ))}
        </fieldset>
      </details>
      {!isHydrated && (
        <Button type="submit" small tone="line">
          Show
        </Button>
      )}
      <p className={`small num ${styles.count}`} role="status">
        {bars.length === value.bars.length
          ? `${bars.length} entries`
          : `${bars.length} of ${value.bars.length} entries`}
      </p>
    </form>
  );
}

interface DayFieldProps {
  name: 'from' | 'to';
  label: string;
  period: Period;
  change: CalendarModel['change'];
}

/** One end of the period. A day is used as soon as it is whole and the period has not become empty. */
const DayField = ({ name, label, period, change }: DayFieldProps) => (
  <label>
    <span>{label}</span>
    <input
      type="date"
      name={name}
      min="2020-01-01"
      max="2039-12-31"
      required
      defaultValue={dayText(period[name])}
      onChange={({ target }) => {
        const next = { ...period, [name]: readDay(target.value) ?? period[name] };
        if (target.validity.valid && next.from < next.to) change({ period: next });
      }}
    />
  </label>
);

interface ChoiceProps<Value extends string> {
  name: string;
  value: Value;
  label: string;
  chosen: readonly Value[];
  onChoose: (next: Value[]) => void;
}

const Choice = <Value extends string>({ name, value, label, chosen, onChoose }: ChoiceProps<Value>) => (
  <label>
    <input
      type="checkbox"
      name={name}
      value={value}
      checked={chosen.includes(value)}
      onChange={({ target }) => onChoose(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))}
    />
    {label}
  </label>
);
