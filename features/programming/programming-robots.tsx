import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './programming-robots.module.css';
import type { ProgrammingRobotsValue } from './programming-robots.ts';

export function ProgrammingRobotsSection({ section }: { section: ProgrammingRobotsValue }) {
  const { id, anchor, surface, heading, lead, robot, columns, rows, play } = section;
  return (
    <SectionFrame id={id} anchor={anchor} surface={surface} heading={heading} lead={lead}>
      <table className={styles.table} aria-labelledby={`${id}-heading`}>
        <thead>
          <tr>
            <th scope="col">{robot}</th>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{play}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <a href={row.link.href} rel={row.link.external ? 'noopener' : undefined}>
                  {row.name}
                </a>
              </th>
              {columns.map((column, index) => (
                <td key={column} data-label={column} data-none={row.texts[index] ? undefined : ''}>
                  {row.texts[index] ?? '–'}
                </td>
              ))}
              <td>
                {row.play && (
                  <a href={`${row.play}#playground`}>
                    {play}
                    <span className="visually-hidden"> {row.name}</span>
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionFrame>
  );
}
