import type { SizeValue } from './size.ts';

type Thing = SizeValue['things'][number]['thing'];

/** Outlines in mm. */
const shapes: Record<Thing, React.ReactNode> = {
  hand: (
    <g strokeLinecap="round">
      <path
        d="M27 92C25 118 27 140 34 153V180H67V153C75 140 78 118 78 98L69 88 34 84Z"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M33 92 30 31M47 88V9M60 90 64 20M71.5 97 79 46" fill="none" strokeWidth="14.5" />
      <path d="M36 141C24 130 15 115 9.5 97" fill="none" strokeWidth="16" />
    </g>
  ),
  mug: (
    <g>
      <path d="M1 0H82L80 86Q79.500 95 71 95H12Q3.500 95 3 86Z" stroke="none" />
      <path d="M80 20H92C120 20 118 70 90 70H80" fill="none" strokeWidth="9" />
    </g>
  ),
  a4: <path d="M0 0H210V297H0Z" stroke="none" />,
  letter: <path d="M0 0H216V279.400H0Z" stroke="none" />,
};

/** A thing that everybody knows, as a silhouette. */
export const ThingOutline = ({ thing, widthMm, heightMm }: { thing: Thing; widthMm: number; heightMm: number }) => (
  <svg viewBox={`0 0 ${widthMm} ${heightMm}`} fill="currentColor" stroke="currentColor" aria-hidden="true">
    {shapes[thing]}
  </svg>
);
