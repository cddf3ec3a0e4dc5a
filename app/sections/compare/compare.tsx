import type { SectionOf } from '#rules/sections/registry.ts';
import { usePage } from '../../context/page-context.tsx';
import { PriceLine } from '../../ui/commerce/price.tsx';
import { MediaCard } from '../../ui/media/media-card.tsx';
import styles from './compare.module.css';

type Column = SectionOf<'compare'>['columns'][number];

/** A table that compares products, starting with the page's own. Narrow windows scroll it sideways, by keyboard too. */
export function CompareSection({ section }: { section: SectionOf<'compare'> }) {
  const { id, anchor, surface, heading, columns, rows, priceLabel } = section;
  return (
    <section className="section" id={anchor} data-surface={surface}>
      <div className="wrap">
        <div className="head">
          <h2 className="heading" id={`${id}-heading`}>
            {heading}
          </h2>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
        <section className={styles.compare} tabIndex={0} aria-labelledby={`${id}-heading`}>
          <table>
            <thead>
              <tr>
                <td />
                {columns.map((column) => (
                  <th key={column.id} scope="col">
                    <MediaCard
                      picture={column.picture}
                      glyph={column.glyph?.text}
                      glyphWidth={column.glyph?.width}
                      accent={column.accent}
                      sizes="(width >= 1024px) 24vw, 11rem"
                      className={column.picture ? styles.plate : styles.poster}
                    />
                    <b>{column.link ? <a href={column.link.href}>{column.name}</a> : column.name}</b>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row.label}</th>
                  {row.cells.map((cell, index) => (
                    <td key={columns[index]?.id}>{cell}</td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">{priceLabel}</th>
                {columns.map((column) => (
                  <td key={column.id}>
                    <PriceNow column={column} />
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </section>
      </div>
    </section>
  );
}

function PriceNow({ column: { offer } }: { column: Column }) {
  const { buy } = usePage().messages;
  return (
    <>
      <PriceLine offer={offer} />
      {!offer.buy && <span className="small">{buy[offer.state]}</span>}
    </>
  );
}
