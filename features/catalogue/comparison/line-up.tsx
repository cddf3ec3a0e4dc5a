import type { LineUp as LineUpValue } from '#core/products/line-up.ts';
import { InlineStyle } from '#ui/inline-style.tsx';
import { Picture } from '#ui/media/picture.tsx';
import styles from './line-up.module.css';

interface LineUpProps {
  /** Unique on the page. */
  id: string;
  lineUp: LineUpValue;
}

/** Products on one floor, drawn to one scale before a ruler, in the columns of a comparison. */
export const LineUp = ({ id, lineUp: { lines, products, widest, deepest, caption } }: LineUpProps) => (
  <figure className={styles.lineUp} data-line-up={id}>
    <InlineStyle css={scaleOf(id, { widest, deepest, products })} />
    <div className={styles.stage} aria-hidden="true">
      <ol className={`micro num ${styles.ruler}`}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <ul className={`num ${styles.products}`}>
        {products.map((product) => (
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
    <figcaption className="small">{caption}</figcaption>
  </figure>
);

/** The lengths of the drawing: style attributes are forbidden. */
function scaleOf(id: string, { widest, deepest, products }: Pick<LineUpValue, 'widest' | 'deepest' | 'products'>) {
  const stage = `[data-line-up="${id}"]`;
  const rules = products.flatMap(({ drawing }, index) =>
    drawing
      ? `${stage} li:nth-child(${index + 1}){--top:${drawing.top};--height:${drawing.height};--below:${drawing.below};--left:${drawing.left}}`
      : [],
  );
  return `${stage}{--widest:${widest};--deepest:${deepest}}${rules.join('')}`;
}
