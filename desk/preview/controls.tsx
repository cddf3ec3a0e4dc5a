import type { EditionCode } from '#core/place/editions.ts';
import { Button } from '#ui/button.tsx';
import { deskZones } from '../screen/desk-zones.ts';
import fields from '../screen/fields.module.css';
import styles from './controls.module.css';
import { isoTime } from './iso-time.ts';
import { TimeText } from './time-text.tsx';
import { besideText } from './time-travel-address.ts';
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
  const besideOf = (text: string): Beside => {
    if (text === '') return { kind: 'nothing' };
    if (text === 'before') return { kind: 'before' };
    if (text === holdOption) return { kind: 'instant', instant: look.at };
    return editions.some(({ code }) => code === text) ? { kind: 'edition', edition: text as EditionCode } : look.beside;
  };
  return (
    <form className={`${fields.fields} ${styles.controls}`} action="/preview" aria-label="What to look at">
      <input type="hidden" name="at" value={isoTime(look.at)} />
      <input type="hidden" name="viewer" value={viewer} />
      <label>
        <span>Edition</span>
        <select
          name="edition"
          value={look.edition}
          onChange={({ target }) => change({ edition: target.value as EditionCode })}
        >
          {editions.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.page}>
        <span>Page</span>
        <select name="page" value={look.slug} onChange={({ target }) => change({ slug: target.value })}>
          {pages.map(({ slug, title, path }) => (
            <option key={slug} value={slug}>
              {`${path} — ${title}`}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Beside it</span>
        <select name="beside" value={beside} onChange={({ target }) => change({ beside: besideOf(target.value) })}>
          <option value="">Nothing</option>
          <option value="before">The last second before</option>
          {look.beside.kind === 'instant' && <option value={beside}>The instant held</option>}
          <option value={holdOption}>Hold this instant</option>
          {editions
            .filter(({ code }) => code !== look.edition)
            .map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
        </select>
      </label>
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
      <label>
        <span>Times in</span>
        <select
          name="zone"
          value={look.zone}
          onChange={({ target }) => change({ zone: target.value as keyof typeof deskZones })}
        >
          {Object.entries(deskZones).map(([zone, label]) => (
            <option key={zone} value={zone}>
              {label}
            </option>
          ))}
        </select>
      </label>
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
        <p className={styles.problem} id="typed-problem" role="alert">
          {typed.problem}
        </p>
      )}
      {look.beside.kind === 'instant' && (
        <p className={styles.held}>
          Held: <TimeText instant={look.beside.instant} timeZone={timeZone} />
        </p>
      )}
    </form>
  );
}
