import styles from './series-table.module.css';

interface SeriesTableProps {
  name: string;
  columns: { name: string; size: string; updated: string };
  rows: { product: string; name: string; href: string; size: string; updated: string | undefined }[];
}

/** The guides of one series. In narrow windows size and date move below the name. */
export const SeriesTable = ({ name, columns, rows }: SeriesTableProps) => (
  <table className={styles.table}>
    <caption className="title">{name}</caption>
    <thead>
      <tr>
        <th scope="col">{columns.name}</th>
        <th scope="col">{columns.size}</th>
        <th scope="col">{columns.updated}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.product}>
          <th scope="row">
            <a href={row.href} type="application/pdf">
              {row.name}
            </a>
            <span className="micro">PDF</span>
          </th>
          <td>{row.size}</td>
          <td>{row.updated === undefined ? '–' : <time dateTime={row.updated}>{row.updated}</time>}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
