import type { ReactNode } from 'react';
import type { Comparison } from '#core/products/comparison.ts';
import { usePage } from '../page-context.tsx';
import { BuyButton } from './buy-button.tsx';
import styles from './comparison-table.module.css';
import { PriceLine, PriceNote, ReferenceNote } from './price.tsx';
import frameStyles from './side-by-side.module.css';

interface SideBySideProps {
  id: string;
  comparison: Comparison;
  labelledBy: string;
  /** Stands above the columns of the table. */
  lineUp?: ReactNode;
  children?: ReactNode;
}

/** Browsers take the roles of a table away when it is laid out as a grid. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

/**
 * A comparison of products, with a column of facts for each. Names and prices stay in view while the rows scroll. On
 * narrow screens the label of a row is above its values, so that four columns fit.
 */
export function SideBySide({ id, comparison, labelledBy, lineUp, children }: SideBySideProps) {
  const { columns, differing, shared, note } = comparison;
  const { facts, catalogue, comparison: words } = usePage().messages;
  return (
    <div className={frameStyles.comparison} data-comparison={id}>
      <style>{`[data-comparison="${id}"]{--columns:${columns.length}}`}</style>
      {lineUp}
      {differing.some(({ cells }) => cells.some(({ isBest }) => isBest)) && (
        <p className={`small ${styles.legend}`} aria-hidden="true">
          {words.best}
        </p>
      )}
      <table className={styles.table} aria-labelledby={labelledBy} {...roles.table}>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <td {...roles.cell} />
            {columns.map(({ id, name, link }) => (
              <th key={id} scope="col" {...roles.columnHeader}>
                <a href={link.href} rel={link.external ? 'noopener' : undefined}>
                  {name}
                </a>
              </th>
            ))}
          </tr>
          <tr {...roles.row}>
            <RowHeader label={facts.price}>
              {' '}
              {columns.some(({ offer }) => offer?.price) && <PriceNote className="micro" />}
            </RowHeader>
            {columns.map(({ id, offer }) => (
              <td key={id} {...roles.cell}>
                {offer?.price ? (
                  <PriceLine offer={offer} isShort />
                ) : (
                  <Value text={offer?.buy ? catalogue.priceInShop : undefined} />
                )}
              </td>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          <tr {...roles.row}>
            <RowHeader label={facts.availability} />
            {columns.map(({ id, offer, availability }) => (
              <td key={id} className="stack-s" {...roles.cell}>
                {availability}
                <ReferenceNote reference={offer?.reference?.text} className="micro" />
                {offer?.buy && <BuyButton offer={offer} small className={styles.buy} />}
              </td>
            ))}
          </tr>
          {differing.map(({ fact, label, cells }) => (
            <tr key={fact} {...roles.row}>
              <RowHeader label={label} />
              {cells.map(({ text, isBest }, index) => (
                <td key={columns[index]?.id} data-best={isBest && ''} {...roles.cell}>
                  <Value text={text} />
                  {isBest && <span className="visually-hidden"> · {words.best}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {shared.length > 0 && (
          <tbody {...roles.group}>
            <tr {...roles.row}>
              <th scope="rowgroup" colSpan={columns.length + 1} {...roles.rowHeader}>
                {words.shared}
              </th>
            </tr>
            {shared.map(({ fact, label, text }) => (
              <tr key={fact} {...roles.row}>
                <RowHeader label={label} />
                <td className={styles.shared} colSpan={columns.length} {...roles.cell}>
                  {text}
                </td>
              </tr>
            ))}
          </tbody>
        )}
      </table>
      {note && <p className="small quiet">{note}</p>}
      {children}
    </div>
  );
}

const RowHeader = ({ label, children }: { label: string; children?: ReactNode }) => (
  <th scope="row" {...roles.rowHeader}>
    {label}
    {children}
  </th>
);

/** A value, or a dash where the product has none. */
function Value({ text }: { text: string | undefined }) {
  const { missing } = usePage().messages.comparison;
  if (text !== undefined) return text;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{missing}</span>
    </>
  );
}
