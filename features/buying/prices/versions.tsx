import { PriceNote } from '#ui/commerce/price.tsx';
import { TickIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './versions.module.css';
import type { VersionsValue } from './versions.ts';

export function VersionsSection({ section }: { section: VersionsValue }) {
  const { id, included, missing, versions, rows, prices } = section;
  return (
    <SectionFrame {...section}>
      <table className={styles.versions} aria-labelledby={`${id}-heading`}>
        <thead>
          <tr>
            <td />
            {versions.map(({ id: version, name, picture }) => (
              <th key={version} scope="col" className="title">
                {picture && (
                  <span className={`notch-l plate ${styles.plate}`} data-cut-out="">
                    <Picture picture={picture} sizes="(width >= 1024px) 26rem, 40vw" alt="" />
                  </span>
                )}
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              {row.cells.map((isIncluded, index) => (
                <td key={versions[index]?.id}>{isIncluded ? <Tick words={included} /> : <Dash words={missing} />}</td>
              ))}
            </tr>
          ))}
          {prices.map((row) => (
            <tr key={row.id} className={styles.price}>
              <th scope="row">
                {row.label} <PriceNote className="micro" />
              </th>
              {row.cells.map((cell, index) => (
                <td key={versions[index]?.id} className="title">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SectionFrame>
  );
}

const Tick = ({ words }: { words: string }) => (
  <>
    <TickIcon />
    <span className="visually-hidden">{words}</span>
  </>
);

const Dash = ({ words }: { words: string }) => (
  <>
    <span className={styles.dash} aria-hidden="true" />
    <span className="visually-hidden">{words}</span>
  </>
);
