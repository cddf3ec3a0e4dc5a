import type { ProseBlock } from '#rules/sections/prose-text.ts';
import type { SectionOf } from '#rules/sections/registry.ts';
import { usePage } from '../../page-context.tsx';
import { LinkedWords } from '../../ui/linked-words.tsx';
import styles from './prose.module.css';

/** A text under headings; long ones with their headings listed beside them. */
export function ProseSection({ section: { id, anchor, surface, contents, parts } }: { section: SectionOf<'prose'> }) {
  return (
    <section id={anchor} className={`section ${styles.section}`} data-surface={surface} data-contents={contents ? '' : undefined}>
      <div className={`wrap ${styles.columns}`}>
        {contents && <Contents id={`${id}-contents`} parts={parts} />}
        <div className={styles.parts}>
          {parts.map((part) => (
            <section key={part.id} id={part.id} className={styles.part}>
              <h2 className={`title ${styles.title}`}>{part.title}</h2>
              <div className={styles.text}>
                {part.blocks.map((block, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change places
                  <Block key={index} block={block} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

function Contents({ id, parts }: { id: string; parts: SectionOf<'prose'>['parts'] }) {
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

/* biome-ignore-start lint/suspicious/noArrayIndexKey: neither lines nor rows ever change places */
function Block({ block }: { block: ProseBlock }) {
  if ('text' in block)
    return (
      <p>
        <LinkedWords words={block.text} />
      </p>
    );
  if ('list' in block)
    return (
      <ul className={styles.list}>
        {block.list.map((words, index) => (
          <li key={index}>
            <LinkedWords words={words} />
          </li>
        ))}
      </ul>
    );
  if ('rows' in block)
    return (
      <dl className={styles.rows}>
        {block.rows.map(({ name, value }, index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>
              <LinkedWords words={value} />
            </dd>
          </div>
        ))}
      </dl>
    );
  return (
    <ul className={styles.figures}>
      {block.figures.map(({ value, unit, text }) => (
        <li key={text}>
          <p>
            <span className={`figure ${styles.figure}`}>{value}</span> <span className={styles.unit}>{unit}</span>
          </p>
          <p className="small">{text}</p>
        </li>
      ))}
    </ul>
  );
}
/* biome-ignore-end lint/suspicious/noArrayIndexKey: neither lines nor rows ever change places */
