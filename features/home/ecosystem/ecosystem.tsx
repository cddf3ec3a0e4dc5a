import type { ReactNode } from 'react';
import { Picture } from '#ui/media/picture.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './ecosystem.module.css';
import type { EcosystemValue } from './ecosystem.ts';

export const EcosystemSection = ({ section }: { section: EcosystemValue }) => (
  <SectionFrame {...section} surface="dark">
    <div className={`columns ${styles.ecosystem}`}>
      <Tool {...section.studio}>
        <StudioDrawing stage={section.studio.stage} lanes={section.studio.lanes} />
      </Tool>
      <Tool {...section.hub}>
        <HubDrawing actions={section.hub.actions} />
      </Tool>
    </div>
  </SectionFrame>
);

type ToolProps = Pick<EcosystemValue['hub'], 'title' | 'text' | 'action' | 'link'> & { children: ReactNode };

const Tool = ({ title, text, action, link, children }: ToolProps) => (
  <article className={`float ${styles.tool}`} aria-label={title}>
    {children}
    <div className="stack-s">
      <h3 className="title">{title}</h3>
      <p className="small">{text}</p>
      <TextLink link={link}>{action}</TextLink>
    </div>
  </article>
);

const HubDrawing = ({ actions }: Pick<EcosystemValue['hub'], 'actions'>) => (
  <div className={`notch-l edge ${styles.screen} ${styles.hub}`} aria-hidden="true">
    {actions.map(({ id, title, length, robot, accent, picture }) => (
      <div key={id} className={styles.action} data-accent={accent}>
        <span className={`notch-s plate ${styles.thumb}`}>
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

type Studio = EcosystemValue['studio'];

interface Lane {
  lane: keyof Studio['lanes'];
  /** Length of each movement by its start, in percent of the timeline. */
  clips?: Record<number, number>;
  /** Single poses, in percent of the timeline. */
  keys?: number[];
}

const timeline: Lane[] = [
  { lane: 'head', keys: [6, 34, 62] },
  { lane: 'shoulder', clips: { 10: 26, 52: 18 } },
  { lane: 'elbow', clips: { 18: 30 }, keys: [74] },
  { lane: 'wrist', clips: { 44: 34 } },
  { lane: 'lights', clips: { 0: 22, 30: 12, 60: 36 } },
  { lane: 'voice', clips: { 38: 30 } },
];

const StudioDrawing = ({ stage, lanes }: Pick<Studio, 'stage' | 'lanes'>) => (
  <div
    className={`notch-l edge ${styles.screen} ${styles.studio}`}
    data-accent={stage?.accent}
    data-surface="dark"
    aria-hidden="true"
  >
    <div className={`plate ${styles.stage}`} data-cut-out="">
      {stage && <Picture picture={stage.picture} sizes="20rem" alt="" />}
      <span className={`num ${styles.timecode}`}>
        <span>00:04.12</span>
        <span>{stage?.title}</span>
      </span>
    </div>
    <div className={styles.timeline}>
      {timeline.map(({ lane, clips = {}, keys = [] }) => (
        <div key={lane} className={styles.row} data-lane={lane}>
          <span>{lanes[lane]}</span>
          <svg className={styles.lane}>
            {Object.entries(clips).map(([start, length]) => (
              <g key={start}>
                <rect x={`${start}%`} y="7" width={`${length}%`} height="20" rx="2" />
                <svg x={`${Number(start) + length}%`} y="27" overflow="visible">
                  <path className={styles.notch} d="M-7 1H1V-7z" />
                </svg>
              </g>
            ))}
            {keys.map((key) => (
              <svg key={key} x={`${key}%`} y="17" overflow="visible">
                <path className={styles.key} d="M0-6 6 0 0 6-6 0z" />
              </svg>
            ))}
          </svg>
        </div>
      ))}
      <span className={styles.playhead} />
    </div>
  </div>
);
