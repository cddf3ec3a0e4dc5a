import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface SectionFrameProps {
  /** Id of the section on its page; its heading's id starts with it. */
  id: string;
  /** Hash that links point to: `#specs`. */
  anchor?: string | undefined;
  surface: 'paper' | 'white' | 'dark' | 'flood';
  heading: string;
  headingClass?: string | undefined;
  /** The heading is for screen readers only, because the content speaks for itself. */
  hidesHeading?: boolean | undefined;
  lead?: string | undefined;
  action?: ReactNode;
  /** Keeps room for a sentence beside the heading, even if there is none. */
  split?: boolean | undefined;
  accent?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A section of a page, named by its heading: a surface as wide as the window with a column of the page's width. */
export function SectionFrame({
  id,
  anchor,
  surface,
  heading,
  headingClass = 'heading',
  hidesHeading,
  lead,
  action,
  split,
  accent,
  className,
  children,
}: SectionFrameProps) {
  const title = (
    <h2 className={hidesHeading ? 'visually-hidden' : headingClass} id={`${id}-heading`}>
      {heading}
    </h2>
  );
  return (
    <section
      className={classNames('section', className)}
      id={anchor}
      data-surface={surface}
      data-accent={accent}
      aria-labelledby={`${id}-heading`}
    >
      <div className="wrap">
        {hidesHeading ? (
          title
        ) : (
          <div className={classNames('head', (split || lead !== undefined) && 'split')}>
            {title}
            {lead && <p className="lead">{lead}</p>}
            {action && <p>{action}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
