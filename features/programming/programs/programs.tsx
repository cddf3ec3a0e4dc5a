import { ProgramBlocks } from '#apps/playground/program-blocks.tsx';
import { programPrefix } from '#contract/programming.ts';
import { ButtonLink, buttonClass } from '#ui/button.tsx';
import { Dialog, DialogButton } from '#ui/dialog.tsx';
import { ClipPlayer } from '#ui/media/clip-player.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './programs.module.css';
import type { ProgramsValue } from './programs.ts';

/** A program in the address of this page leads to the playground, too (`data-programs`). */
export function ProgramsSection({ section }: { section: ProgramsValue }) {
  const { id, anchor, surface, heading, lead, actions, samples, open, page } = section;
  const dialog = `${id}-actions`;
  return (
    <>
      <SectionFrame
        id={id}
        anchor={anchor}
        surface={surface}
        heading={heading}
        lead={lead}
        className={`side-wide ${styles.programs}`}
      >
        {page && samples.length > 0 && (
          <ul className={`swipe ${styles.row}`} id="playground" data-programs={page.href}>
            {samples.map(({ title, program }) => (
              <li key={title}>
                <a href={page.href + programPrefix + program} className="notch-l">
                  <span className="title">{title}</span>
                  <ProgramBlocks program={program} />
                  <u>{open}</u>
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="actions">
          {page && <ButtonLink href={page.href}>{page.label}</ButtonLink>}
          {actions && (
            <DialogButton opens={dialog} className={buttonClass()} tone="line">
              {actions.open}
            </DialogButton>
          )}
        </p>
      </SectionFrame>
      {actions && <ProgramActions id={dialog} {...actions} />}
    </>
  );
}

const ProgramActions = ({ id, title, lead, items }: { id: string } & NonNullable<ProgramsValue['actions']>) => (
  <Dialog id={id} title={title} lead={lead} surface="dark">
    <ul className={styles.actions}>
      {items.map((action) => (
        <li key={action.id}>
          {action.clip ? (
            <ClipPlayer id={`${id}-${action.id}`} clip={action.clip} captioned={false} />
          ) : (
            <span className={`notch plate ${styles.still}`} data-cut-out={action.picture.transparent ? '' : undefined}>
              <Picture picture={action.picture} sizes="(width >= 768px) 29rem, 100vw" className="fill" alt="" />
            </span>
          )}
          <h3>{action.title}</h3>
          <p className="small">{action.description}</p>
        </li>
      ))}
    </ul>
  </Dialog>
);
