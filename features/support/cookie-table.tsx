import { Button } from '#ui/button.tsx';
import { usePage } from '#ui/page-context.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './cookie-table.module.css';
import type { CookieTableValue } from './cookie-table.ts';

type Row = CookieTableValue['rows'][number];

export function CookieTableSection({ section }: { section: CookieTableValue }) {
  const { id, columns, counting, rows } = section;
  const { consent } = usePage().messages;
  return (
    <>
      <section className={styles.section} data-surface="paper">
        <div className={`wrap columns ${styles.policy}`}>
          <h2 className="title">{counting.title}</h2>
          <div className={`stack ${styles.choice}`}>
            <p>{counting.text}</p>
            <Button tone="line" data-consent-open="">
              {consent.settings}
            </Button>
          </div>
        </div>
      </section>
      <SectionFrame {...section} className={styles.section}>
        <table className={styles.table} aria-labelledby={`${id}-heading`}>
          <thead>
            <tr>
              <th scope="col">{columns.purpose}</th>
              <th scope="col">{columns.names}</th>
              <th scope="col">{columns.place}</th>
              <th scope="col">{columns.span}</th>
            </tr>
          </thead>
          {rows.map((row) => (
            <Purpose key={row.purpose} row={row} columns={columns} />
          ))}
        </table>
      </SectionFrame>
    </>
  );
}

const Purpose = ({ row: { title, text, entries }, columns }: { row: Row; columns: CookieTableValue['columns'] }) => (
  <tbody>
    {entries.map(({ name, place, span }, index) => (
      <tr key={name}>
        {index === 0 && (
          <th scope="rowgroup" rowSpan={entries.length}>
            <b>{title}</b>
            <span className="small">{text}</span>
          </th>
        )}
        <td data-label={columns.names}>
          <code>{name}</code>
        </td>
        <td data-label={columns.place}>{place}</td>
        <td data-label={columns.span}>{span}</td>
      </tr>
    ))}
  </tbody>
);
