import { FactList } from '#ui/fact-list.tsx';
import { ScanCode } from '#ui/media/scan-code.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './app-download.module.css';
import type { AppDownloadValue } from './app-download.ts';

/** Visitors who are on the phone already take the link; others scan the code. */
export const AppDownloadSection = ({ section }: { section: AppDownloadValue }) => {
  const { code, scan, systems, link } = section;
  return (
    <SectionFrame {...section} surface="dark" split>
      <div className={`columns-m ${styles.app}`}>
        <figure className="stack-s">
          <ScanCode address={link.href} label={code} className="notch" />
          <figcaption className="small">{scan}</figcaption>
        </figure>
        <div className="stack">
          <FactList facts={systems.map(({ name, needs }) => ({ name, value: needs }))} className="rows" />
          <TextLink link={link}>{link.label}</TextLink>
        </div>
      </div>
    </SectionFrame>
  );
};
