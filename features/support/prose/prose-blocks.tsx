import type { ProseBlock } from '#core/section/prose-text.ts';
import { LinkedWords } from '#ui/linked-words.tsx';
import partStyles from '../parts.module.css';
import styles from './prose-blocks.module.css';

/** Units in Chinese, Japanese and Korean follow the number without a space: 2年間, 2년. */
const eastAsian = /^[\p{Script=Han}\p{Script=Hangul}]/u;

/* biome-ignore-start lint/suspicious/noArrayIndexKey: neither blocks nor lines nor rows ever change places */
export const ProseBlocks = ({ blocks }: { blocks: readonly ProseBlock[] }) => (
  <div className={`stack ${styles.text}`}>
    {blocks.map((block, index) => (
      <Block key={index} block={block} />
    ))}
  </div>
);

function Block({ block }: { block: ProseBlock }) {
  if ('text' in block)
    return (
      <p>
        <LinkedWords words={block.text} />
      </p>
    );
  if ('notice' in block)
    return (
      <div className={`stack-s ${styles.notice}`}>
        <p>
          <b>{block.notice.title}</b>
        </p>
        {block.notice.text.map((words, index) => (
          <p key={index}>
            <LinkedWords words={words} />
          </p>
        ))}
      </div>
    );
  if ('list' in block)
    return (
      <ul className={`stack-s ${styles.list}`}>
        {block.list.map((words, index) => (
          <li key={index}>
            <LinkedWords words={words} />
          </li>
        ))}
      </ul>
    );
  if ('rows' in block)
    return (
      <dl className={`rows ${partStyles.facts}`}>
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
        <li key={text} className="stack-s">
          <p>
            <span className={`figure ${styles.figure}`}>{value}</span>
            {eastAsian.test(unit) ? '' : ' '}
            <span className={styles.unit}>{unit}</span>
          </p>
          <p className="small">{text}</p>
        </li>
      ))}
    </ul>
  );
}
/* biome-ignore-end lint/suspicious/noArrayIndexKey: neither blocks nor lines nor rows ever change places */
