import type { EditionCode } from '#core/place/editions.ts';
import { Button } from '#ui/button.tsx';
import { deskZones } from '../screen/desk-zones.ts';
import fields from '../screen/fields.module.css';
import { SelectField } from '../screen/select-field.tsx';
import styles from './controls.module.css';
import { TimeText } from './time-text.tsx';
import { besideText, isoTime } from './time-travel-address.ts';
import { type Beside, deviceWidths, type TimeTravelValue } from './time-travel-value.ts';
import type { TimeTravelState } from './use-time-travel.ts';

const holdOption = 'hold';

/** The view as a form. It changes the screen at once; without scripts it is submitted. */
export function Controls({
  value,
  state: { look, timeZone, viewer, change },
}: {
  value: TimeTravelValue;
  state: TimeTravelState;
}) {
  const { editions, pages, typed } = value;
  const beside = besideText(look.beside);
  const parseBeside = (text: string): Beside => {
    if (text === '') return { kind: 'nothing' };
    if (text === 'before') return { kind: 'before' };
    if (text === holdOption) return { kind: 'instant', instant: look.at };
    return editions.some(({ code }) => code === text) ? { kind: 'edition', edition: text as EditionCode } : look.beside;
  };
  return (
    <form className={`${fields.fields} ${styles.controls}`} action="/preview" aria-label="What to look at">
      <input type="hidden" name="at" value={isoTime(look.at)} />
      <input type="hidden" name="viewer" value={viewer} />
      <SelectField
        label="Edition"
        name="edition"
        value={look.edition}
        options={editions.map(({ code, label }) => [code, label])}
        onChange={(edition) => change({ edition })}
      />
      <SelectField
        label="Page"
        name="page"
        className={styles.page}
        value={look.slug}
        options={pages.map(({ slug, title, path }) => [slug, `${path} — ${title}`])}
        onChange={(slug) => change({ slug })}
      />
      <SelectField
        label="Beside it"
        name="beside"
        value={beside}
        options={[
          ['', 'Nothing'],
          ['before', 'The last second before'],
          ...(look.beside.kind === 'instant' ? [[beside, 'The instant held'] as const] : []),
          [holdOption, 'Hold this instant'],
          ...editions.filter(({ code }) => code !== look.edition).map(({ code, label }) => [code, label] as const),
        ]}
        onChange={(text) => change({ beside: parseBeside(text) })}
      />
      <fieldset>
        <legend>Width</legend>
        {deviceWidths.map((width) => (
          <label key={width}>
            <input
              type="radio"
              name="width"
              value={width}
              checked={look.width === width}
              onChange={() => change({ width })}
            />
            {width}
          </label>
        ))}
      </fieldset>
      <SelectField
        label="Times in"
        name="zone"
        value={look.zone}
        options={Object.entries(deskZones)}
        onChange={(zone) => change({ zone })}
      />
      <div className={styles.typed}>
        <label>
          <span>Go to an instant</span>
          <input
            type="datetime-local"
            name="typed"
            step={1}
            defaultValue={typed?.text}
            aria-invalid={typed !== undefined || undefined}
            aria-describedby={typed && 'typed-problem'}
          />
        </label>
        <Button type="submit" small tone="line">
          Go
        </Button>
      </div>
      {typed && (
        <p className={`small ${styles.message}`} id="typed-problem" role="alert">
          {typed.problem}
        </p>
      )}
      {look.beside.kind === 'instant' && (
        <p className={`small ${styles.message}`}>
          Held: <TimeText instant={look.beside.instant} timeZone={timeZone} />
        </p>
      )}
    </form>
  );
}
