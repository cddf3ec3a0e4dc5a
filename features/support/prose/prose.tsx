import { classNames } from '#ui/class-names.ts';
import { usePage } from '#ui/page-context.tsx';
import partStyles from '../parts.module.css';
import styles from './prose.module.css';
import type { ProseValue } from './prose.ts';
import { ProseBlocks } from './prose-blocks.tsx';

export const ProseSection = ({ section: { id, anchor, surface, contents, parts } }: { section: ProseValue }) => (
  <section
    id={anchor}
    className={`section ${partStyles.section} ${styles.section}`}
    data-surface={surface}
    data-contents={contents ? '' : undefined}
  >
    <div className={classNames('wrap', contents && `columns ${partStyles.part}`)}>
      {contents && <Contents id={`${id}-contents`} parts={parts} />}
      <div className={partStyles.parts}>
        {parts.map((part) => (
          <section key={part.id} id={part.id} className={`columns ${styles.part}`}>
            <h2 className="title">{part.title}</h2>
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
      <ol className="rows">
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`}>{part.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
