import { SectionFrame } from '#ui/section-frame.tsx';
import tabRow from '#ui/tab-row.module.css';
import type { ManualsValue } from './manuals.ts';
import tableStyles from './series-table.module.css';
import tabStyles from './series-tabs.module.css';

/** Before the script runs, the tabs are links and `:target` decides; without scripts every table is shown. */
export const ManualsSection = ({ section }: { section: ManualsValue }) => (
  <SectionFrame {...section} hidesHeading className={tabStyles.section}>
    <x-series-tabs className={tabStyles.series}>
      <nav className={`${tabRow.row} ${tabStyles.tabs}`} aria-label={section.heading}>
        {section.series.map(({ id, seriesName }) => (
          <a key={id} id={`${id}-tab`} href={`#${id}`}>
            {seriesName}
          </a>
        ))}
      </nav>
      {section.series.map((series) => (
        <div key={series.id} id={series.id} className={tabStyles.panel}>
          <SeriesTable series={series} section={section} />
        </div>
      ))}
      {section.note && <p className="small quiet below">{section.note}</p>}
    </x-series-tabs>
  </SectionFrame>
);

const SeriesTable = ({ series, section }: { series: ManualsValue['series'][number]; section: ManualsValue }) => (
  <table className={tableStyles.table}>
    <caption className="title">{series.seriesName}</caption>
    <thead>
      <tr>
        <th scope="col">{section.thName}</th>
        <th scope="col">{section.thSize}</th>
        <th scope="col">{section.thUpdateTime}</th>
      </tr>
    </thead>
    <tbody>
      {series.rows.map(({ product, name, href, size, updated }) => (
        <tr key={product}>
          <th scope="row">
            <a href={href} className="title" type="application/pdf">
              {name}
            </a>
            <span className="micro">PDF</span>
          </th>
          <td>{size}</td>
          <td>{updated === undefined ? '–' : <time dateTime={updated.day}>{updated.text}</time>}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
