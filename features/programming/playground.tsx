import { Playground } from '#apps/playground/playground.tsx';
import { findSection } from '#core/page-frame.ts';
import { Picture } from '#ui/media/picture.tsx';
import { usePage } from '#ui/page-context.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './playground.module.css';
import type { PlaygroundValue } from './playground.ts';
import type { ProgrammingWaysValue } from './programming-ways.ts';

export function PlaygroundSection({ section }: { section: PlaygroundValue }) {
  const { id, anchor, surface, heading, lead, choose, accent, robot, robots } = section;
  const ways = findSection<ProgrammingWaysValue>(usePage(), 'programming-ways');
  if (!ways?.anchor)
    throw new Error('the section "playground" takes its words from a section "programming-ways" with an anchor');
  return (
    <SectionFrame id={id} anchor={anchor} surface={surface} heading={heading} lead={lead} accent={accent}>
      <nav aria-label={choose} className={styles.robots}>
        {robots.map(({ page, href, name, accent: own, picture, glyph }) => (
          <a
            key={page}
            className="stack-s"
            href={`${href}#${anchor}`}
            data-accent={own}
            aria-current={page === robot.page ? 'true' : undefined}
          >
            <span className={`notch-s plate ${styles.plate}`} data-cut-out="">
              {picture ? (
                <Picture picture={picture} sizes="7rem" alt="" />
              ) : (
                <span lang="en" aria-hidden="true">
                  {glyph.text}
                </span>
              )}
            </span>
            <span>{name}</span>
          </a>
        ))}
      </nav>
      <Playground section={section} ways={ways.cards} about={ways.anchor} />
    </SectionFrame>
  );
}
