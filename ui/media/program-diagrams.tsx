import type { ReactNode } from 'react';

type FourLabels = [string, string, string, string];

/** Drawings are 600 units wide. They are hidden from screen readers, as the text beside them says the same. */
const Drawing = ({ height, children }: { height: number; children: ReactNode }) => (
  <svg viewBox={`0 0 600 ${height}`} aria-hidden="true">
    {children}
  </svg>
);

/** Estimated width of a line of text, good enough to draw a block around it. */
function textWidth(text: string, size: number): number {
  return [...text].reduce((width, letter) => width + size * (letter > '\u2e80' ? 1 : letter === ' ' ? 0.28 : 0.55), 0);
}

const blockPath = (x: number, y: number, width: number, height: number, cut: number) =>
  `M${x} ${y}h${width}v${height - cut}l${-cut} ${cut}H${x}z`;

const blockFills = ['var(--signal)', 'var(--accent)', 'var(--accent)', 'color-mix(in oklab, var(--accent) 62%, #fff)'];

/** Stacked blocks: a cue, two steps with a value each, and a last step. */
export function BlocksDiagram({ stack, values }: { stack: FourLabels; values: [string, string] }) {
  const size = 17;
  return (
    <Drawing height={300}>
      {stack.map((line, index) => {
        const y = 40 + index * 56;
        const value = values[index - 1];
        const label = Math.ceil(textWidth(line, size));
        const field = value && index < 3 ? Math.ceil(textWidth(value, size)) + 20 : 0;
        return (
          <g key={line} fontSize={size}>
            <path
              d={blockPath(index === 0 ? 84 : 104, y, label + 44 + (field && field + 14), 48, 14)}
              fill={blockFills[index]}
            />
            <text x={index === 0 ? 104 : 124} y={y + 30} fill="#0c0622">
              {line}
            </text>
            {field > 0 && (
              <>
                <rect x={124 + label + 14} y={y + 8} width={field} height={32} rx={3} fill="#fff" />
                <text x={124 + label + 24} y={y + 30} fill="#0c0622">
                  {value}
                </text>
              </>
            )}
          </g>
        );
      })}
      <path d="M84 88V260" stroke="var(--signal)" strokeWidth={8} />
    </Drawing>
  );
}

/** An arm holding a pose, with the angle of its elbow. */
export const PoseDiagram = ({ angle, pose }: { angle: string; pose: string }) => (
  <Drawing height={280}>
    <g fill="none" stroke="currentColor" strokeWidth={2}>
      <path d="M300 250V150M300 150l-104-58M196 92l-74 62" strokeWidth={12} stroke="#3b3f48" />
      <path d="M300 150L372 56M372 56l98-12" strokeWidth={12} stroke="var(--accent)" />
      <g fill="#0e0f13" strokeWidth={3}>
        <circle cx={300} cy={150} r={19} />
        <circle cx={196} cy={92} r={15} />
        <circle cx={372} cy={56} r={15} />
      </g>
      <path d="M188 122A122 122 0 01388 66" strokeDasharray="3 7" opacity={0.6} />
    </g>
    <g fill="currentColor" fontSize={17}>
      <text x={404} y={96}>
        {angle}
      </text>
      <text x={332} y={160}>
        {pose}
      </text>
    </g>
  </Drawing>
);

/** Keyframes on a curve, in a window of the desktop tool. */
export const CurvesDiagram = () => (
  <Drawing height={360}>
    <path d="M60 70h480v260H60z" fill="var(--bg)" />
    <path d="M60 70h480v34H60z" fill="var(--fog)" />
    <path d="M76 82h10v10H76zM92 82h10v10H92z" fill="currentColor" opacity={0.3} />
    <path
      d="M60 160h480M60 210h480M60 260h480M160 104v226M260 104v226M360 104v226M460 104v226"
      fill="none"
      stroke="currentColor"
      strokeOpacity={0.14}
    />
    <path
      d="M60 250C130 250 140 140 230 140S330 280 410 262 480 170 540 162"
      fill="none"
      stroke="var(--accent-text-light, var(--signal-deep))"
      strokeWidth={4}
    />
    <path d="M230 130l10 10-10 10-10-10zM410 252l10 10-10 10-10-10z" fill="currentColor" />
    <path d="M318 104v226" stroke="var(--signal)" strokeWidth={2.5} />
  </Drawing>
);

const waveBars = Array.from({ length: 27 }, (_, index) => ({
  x: 78 + index * 17,
  height: Math.round(20 + 190 * Math.abs(Math.sin(index * 0.9) * Math.cos(index * 0.21 - 1))),
}));

export const WaveDiagram = () => (
  <Drawing height={360}>
    <path
      d={waveBars.map(({ x, height }) => `M${x} ${180 - height / 2}v${height}`).join('')}
      stroke="currentColor"
      strokeWidth={8}
    />
  </Drawing>
);

/** Four large buttons, the third one pressed. */
export const EasyDiagram = ({ moves }: { moves: FourLabels }) => (
  <Drawing height={360}>
    {moves.map((move, index) => {
      const [x, y] = [index % 2 === 0 ? 110 : 318, index < 2 ? 84 : 196];
      return (
        <g key={move}>
          <path d={blockPath(x, y, 172, 92, 16)} fill={index === 2 ? 'var(--accent)' : 'var(--bg)'} />
          <text x={x + 20} y={y + 54} fontSize={20} fill="currentColor">
            {move}
          </text>
        </g>
      );
    })}
  </Drawing>
);
