import { SectionFrame } from '#ui/section-frame.tsx';
import { TextLink } from '#ui/text-link.tsx';
import partStyles from '../parts.module.css';
import styles from './help-contact.module.css';
import type { HelpContactValue } from './help-contact.ts';

export const HelpContactSection = ({ section }: { section: HelpContactValue }) => (
  <SectionFrame {...section} surface="white" split>
    <dl className={`rows ${partStyles.facts} ${styles.rows}`}>
      {section.rows.map(({ id: name, label, text, href }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{href === undefined ? text : <a href={href}>{text}</a>}</dd>
        </div>
      ))}
    </dl>
    <div className="actions">
      {section.links.map((link) => (
        <TextLink key={link.id} link={link}>
          {link.label}
        </TextLink>
      ))}
    </div>
  </SectionFrame>
);
