import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './app-features.module.css';
import type { AppFeaturesValue } from './app-features.ts';

export const AppFeaturesSection = ({ section }: { section: AppFeaturesValue }) => (
  <SectionFrame {...section} surface="dark">
    <ul
      className={`swipe ${styles.features}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
    >
      {section.features.map((feature) => (
        <li key={feature.id} className="float stack-s">
          <div className={`notch-l plate ${styles.plate}`}>
            <AppScreen feature={feature} />
          </div>
          <h3 className="title">{feature.title}</h3>
          <p className="quiet">{feature.text}</p>
          {feature.tip && <p className={`small ${styles.tip}`}>{feature.tip}</p>}
        </li>
      ))}
    </ul>
  </SectionFrame>
);

const AppScreen = ({ feature: { screen, count = 0, labels } }: { feature: AppFeaturesValue['features'][number] }) => (
  <svg viewBox="0 0 300 420" className={styles.screen} aria-hidden="true">
    <path d="M10 10h280v372l-28 28H10z" fill="#0e0f13" stroke="#3b3f48" strokeWidth="2" />
    <path d="M120 28h60" stroke="#3b3f48" strokeWidth="4" />
    {screen === 'colours' && <ColourRing count={count} label={labels[0]} />}
    {screen === 'modes' && <ModeButtons labels={labels} />}
    {screen === 'actions' && <ActionRows labels={labels} />}
    {screen === 'update' && <Progress labels={labels} />}
  </svg>
);

function ColourRing({ count, label }: { count: number; label: string | undefined }) {
  const step = 360 / Math.max(count, 1);
  const angles = Array.from({ length: count }, (_, index) => index * step);
  return (
    <g transform="translate(150 196)">
      {angles.map((angle) => (
        <path
          key={angle}
          d={segment(step - 4, angle === 0 ? 108 : 98, 62)}
          transform={`rotate(${angle})`}
          fill={`hsl(${angle} 82% 62%)`}
        />
      ))}
      <text textAnchor="middle" y="22" fontSize="62" fill="#fff" className={styles.count}>
        {count}
      </text>
      <text textAnchor="middle" y="166" fontSize="19" fill="#fff">
        {label}
      </text>
    </g>
  );
}

/** Path of a ring segment around the origin, `degrees` wide and centred at twelve o'clock. */
function segment(degrees: number, outer: number, inner: number): string {
  const half = (degrees * Math.PI) / 360;
  const point = (radius: number, side: number) =>
    `${(radius * Math.sin(side * half)).toFixed(1)} ${(-radius * Math.cos(half)).toFixed(1)}`;
  return `M${point(outer, -1)}A${outer} ${outer} 0 0 1 ${point(outer, 1)}L${point(inner, 1)}A${inner} ${inner} 0 0 0 ${point(inner, -1)}z`;
}

const ModeButtons = ({ labels }: { labels: readonly string[] }) => (
  <>
    {labels.slice(0, 2).map((label, index) => {
      const isChosen = index === 1;
      const y = 62 + index * 160;
      return (
        <g
          key={label}
          transform={`translate(34 ${y})`}
          stroke={isChosen ? 'var(--on-accent)' : '#fff'}
          strokeWidth="5"
          fill="none"
        >
          <path d="M0 0h232v124l-16 16H0z" fill={isChosen ? 'var(--accent)' : '#22252c'} stroke="none" />
          <path d={index === 0 ? 'M90 72h52' : 'M90 72h52M116 58V24M116 24l-13 13M116 24l13 13'} />
          {index === 0 && <path d="M116 20v34M116 54l-13-13M116 54l13-13" />}
          <text
            x="116"
            y="112"
            textAnchor="middle"
            fontSize="20"
            className={styles.label}
            fill={isChosen ? 'var(--on-accent)' : '#fff'}
            stroke="none"
          >
            {label}
          </text>
        </g>
      );
    })}
  </>
);

const ActionRows = ({ labels }: { labels: readonly string[] }) => (
  <>
    {labels.slice(0, 4).map((label, index) => (
      <g key={label} transform={`translate(34 ${56 + index * 82})`}>
        <path d="M0 0h232v56l-12 12H0z" fill={index === 0 ? 'var(--accent)' : '#22252c'} />
        <path d="M24 22v24l20-12z" fill={index === 0 ? 'var(--on-accent)' : '#fff'} />
        <text x="62" y="41" fontSize="19" fill={index === 0 ? 'var(--on-accent)' : '#fff'}>
          {label}
        </text>
      </g>
    ))}
  </>
);

const Progress = ({ labels: [title, note] }: { labels: readonly string[] }) => (
  <>
    <path d="M150 92v104M150 196l-38-38M150 196l38-38M96 224h108" stroke="var(--accent)" strokeWidth="9" fill="none" />
    <text x="150" y="286" textAnchor="middle" fontSize="20" className={styles.label} fill="#fff">
      {title}
    </text>
    <path d="M46 318h208" stroke="#3b3f48" strokeWidth="8" />
    <path d="M46 318h136" stroke="var(--accent)" strokeWidth="8" />
    <text x="150" y="358" textAnchor="middle" fontSize="16" fill="#b9bec7">
      {note}
    </text>
  </>
);
