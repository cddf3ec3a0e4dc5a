import partStyles from '#features/support/parts.module.css';
import { Picture } from '#ui/media/picture.tsx';
import { usePage } from '#ui/page-context.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ProseBlocks } from '../support/prose/prose-blocks.tsx';
import styles from './article.module.css';
import type { ArticleValue } from './article.ts';

export function ArticleSection({ section }: { section: ArticleValue }) {
  const { id, anchor, surface, heading, lead, published, picture, blocks, links, list, newer, older } = section;
  const { news } = usePage().messages;
  return (
    <>
      <article
        id={anchor}
        className={`section ${partStyles.section}`}
        data-surface={surface}
        aria-labelledby={`${id}-heading`}
      >
        <div className="wrap">
          <div className={`stack ${styles.head}`}>
            <p className={`small ${styles.date}`}>
              {list && <a href={list}>{news.all}</a>}
              <time dateTime={published.iso}>{published.text}</time>
            </p>
            <h1 className={`heading ${styles.title}`} id={`${id}-heading`}>
              {heading}
            </h1>
          </div>
          <div className={`notch-l scene ${styles.picture}`}>
            <Picture picture={picture} sizes="(width >= 1440px) 82rem, 92vw" className="fill" priority />
          </div>
          <div className={`columns ${styles.body}`}>
            <p className={`lead ${styles.lead}`}>{lead}</p>
            <div className="stack-l">
              <ProseBlocks blocks={blocks} />
              {links.length > 0 && (
                <ul className={styles.links}>
                  {links.map(({ id: name, label, ...link }) => (
                    <li key={name}>
                      <TextLink link={link}>{label}</TextLink>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        </div>
      </article>
      {(newer || older) && (
        <nav className={styles.more} data-surface="paper" aria-label={news.more}>
          <ul className={`wrap columns-m ${styles.neighbours}`}>
            {newer && <Neighbour kind="newer" {...newer} />}
            {older && <Neighbour kind="older" {...older} />}
          </ul>
        </nav>
      )}
    </>
  );
}

type NeighbourProps = { kind: 'newer' | 'older' } & NonNullable<ArticleValue['newer']>;

const Neighbour = ({ kind, title, href }: NeighbourProps) => (
  <li data-kind={kind}>
    <a className={`stack-s ${styles.neighbour}`} href={href}>
      <span className="small">{usePage().messages.news[kind]}</span>
      <span className="title">{title}</span>
    </a>
  </li>
);
