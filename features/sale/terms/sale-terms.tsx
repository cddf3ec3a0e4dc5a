import { LawLines } from '#ui/commerce/law-lines.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './sale-terms.module.css';
import type { SaleTermsValue } from './sale-terms.ts';

export const SaleTermsSection = ({ section }: { section: SaleTermsValue }) => (
  <SectionFrame {...section} surface="paper">
    <div className={styles.terms}>
      {section.terms.map(({ id: term, title, content, law }, index) => (
        <Disclosure key={term} summary={title} open={index === 0}>
          <ul className={`stack-s ${styles.rules}`}>
            {content.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <LawLines lines={law} />
        </Disclosure>
      ))}
    </div>
    {section.link && (
      <p className="below">
        <a href={section.link.href}>{section.link.label}</a>
      </p>
    )}
  </SectionFrame>
);
