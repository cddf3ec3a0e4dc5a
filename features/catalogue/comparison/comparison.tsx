import type { LineUp as LineUpValue } from '#core/products/line-up.ts';
import { Button } from '#ui/button.tsx';
import { SideBySide } from '#ui/commerce/side-by-side.tsx';
import { ChevronIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { usePage } from '#ui/page-context.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import selectStyles from '#ui/select.module.css';
import styles from './comparison.module.css';
import type { ComparisonValue } from './comparison.ts';
import lineUpStyles from './line-up.module.css';

export function ComparisonSection({ section }: { section: ComparisonValue }) {
  const { id, chooser, status, notes, comparison } = section;
  return (
    <SectionFrame {...section} hidesHeading className={styles.section}>
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
    </SectionFrame>
  );
}

/** A form that works without script: its address names the chosen products. */
function ChooserForm({ id, chooser: { action, slots, groups } }: { id: string; chooser: ComparisonValue['chooser'] }) {
  const { catalogue, comparison: words } = usePage().messages;
  return (
    <form className={styles.chooser} action={action} data-live-form>
      <fieldset>
        <legend>{words.chooser}</legend>
        {slots.map(({ label, chosen }, index) => (
          <span key={label} className={selectStyles.select}>
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

const LineUp = ({ id, lineUp }: { id: string; lineUp: LineUpValue }) => (
  <figure className={lineUpStyles.lineUp} data-line-up={id}>
    <style>{scaleStyles(id, lineUp)}</style>
    <div className={lineUpStyles.stage} aria-hidden="true">
      <ol className={`micro num ${lineUpStyles.ruler}`}>
        {lineUp.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <ul className={`num ${lineUpStyles.products}`}>
        {lineUp.products.map((product) => (
          <li key={product.id} data-accent={product.accent}>
            {product.drawing && (
              <>
                <span>{product.drawing.text}</span>
                <Picture picture={product.drawing.picture} sizes="(width >= 1024px) 23vw, 45vw" alt="" />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
    <figcaption className="small">{lineUp.caption}</figcaption>
  </figure>
);

/** The lengths of the drawing: style attributes are forbidden. */
function scaleStyles(id: string, { widest, deepest, products }: LineUpValue): string {
  const stage = `[data-line-up="${id}"]`;
  const rules = products.flatMap(({ drawing }, index) =>
    drawing
      ? `${stage} li:nth-child(${index + 1}){--top:${drawing.top};--height:${drawing.height};--below:${drawing.below};--left:${drawing.left}}`
      : [],
  );
  return `${stage}{--widest:${widest};--deepest:${deepest}}${rules.join('')}`;
}
