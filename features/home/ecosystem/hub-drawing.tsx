import { Picture } from '#ui/media/picture.tsx';
import styles from './ecosystem.module.css';
import type { EcosystemValue } from './ecosystem.ts';

/** A drawing of the hub's screen: actions to download. Decorative. */
export const HubDrawing = ({ actions }: Pick<EcosystemValue['hub'], 'actions'>) => (
  <div className={`notch-l edge ${styles.screen} ${styles.hub}`} aria-hidden="true">
    {actions.map(({ id, title, length, robot, accent, picture }) => (
      <div key={id} className={styles.action} data-accent={accent}>
        <span className={`notch-s ${styles.thumb}`}>
          <Picture picture={picture} sizes="7rem" alt="" />
        </span>
        <span>
          <b>{title}</b>
          {robot}
        </span>
        <span className="num">{length}</span>
      </div>
    ))}
  </div>
);
