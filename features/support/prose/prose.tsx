import { usePage } from '#ui/page-context.tsx';
import styles from './prose.module.css';
import type { ProseValue } from './prose.ts';
import { ProseBlocks } from './prose-blocks.tsx';

export const ProseSection = ({ section: { id, anchor, surface, contents, parts } }: { section: ProseValue }) => (
  <section
    id={anchor}
    className={`section ${styles.section}`}
    data-surface={surface}
    data-contents={contents ? '' : undefined}
  >
    <div className={`wrap ${styles.columns}`}>
      {contents && <Contents id={`${id}-contents`} parts={parts} />}
      <div className={styles.parts}>
        {parts.map((part) => (
          <section key={part.id} id={part.id} className={styles.part}>
            <h2 className={`title ${styles.title}`}>{part.title}</h2>
            <ProseBlocks blocks={part.blocks} />
          </section>
        ))}
      </div>
    </div>
  </section>
);

function Contents({ id, parts }: { id: string; parts: ProseValue['parts'] }) {
  const { nav } = usePage().messages;
  return (
    <nav className={styles.contents} aria-labelledby={id}>
      <h2 className="small" id={id}>
        {nav.sections}
      </h2>
      <ol>
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`}>{part.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
