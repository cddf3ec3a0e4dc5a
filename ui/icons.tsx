import type { ReactNode } from 'react';

const icon =
  (viewBox: string, drawing: ReactNode) =>
  ({ className }: { className?: string | undefined }) => (
    <svg viewBox={viewBox} className={className} aria-hidden="true">
      {drawing}
    </svg>
  );

const line = (d: string, width: number) => <path d={d} fill="none" stroke="currentColor" strokeWidth={width} />;

export const ChevronIcon = icon('0 0 10 6', line('M1 1l4 4 4-4', 1.6));
export const ArrowIcon = icon('0 0 12 12', line('M0 6h10M6 1.5L10.5 6 6 10.5', 1.6));
export const OutIcon = icon('0 0 12 12', line('M2 10l8-8M4 2h6v6', 1.6));
export const CloseIcon = icon('0 0 14 14', line('M1 1l12 12M13 1L1 13', 1.6));
export const PlusIcon = icon('0 0 14 14', line('M7 0v14M0 7h14', 1.6));
export const MinusIcon = icon('0 0 14 14', line('M0 7h14', 1.6));
export const TickIcon = icon('0 0 28 28', line('M2 15l8 8L26 5', 3));
export const WarnIcon = icon(
  '0 0 16 16',
  <g fill="none" stroke="currentColor">
    <path d="M8 1l7 13H1z" strokeWidth={1.4} />
    <path d="M8 6v4M8 11.2v1.3" strokeWidth={1.5} />
  </g>,
);
export const LockIcon = icon(
  '0 0 14 16',
  <g fill="none" stroke="currentColor" strokeWidth={1.6}>
    <path d="M1 7h12v6l-2 2H1z" />
    <path d="M4 7V4a3 3 0 0 1 6 0v3" />
  </g>,
);
export const PauseIcon = icon('0 0 18 20', <path d="M2 2h5v16H2zM11 2h5v16h-5z" fill="currentColor" />);
export const PlayIcon = icon('0 0 18 20', <path d="M1 1v18l16-9z" fill="currentColor" />);
export const MicrophoneIcon = icon(
  '0 0 16 16',
  line('M8 1.5a2 2 0 0 0-2 2v4a2 2 0 0 0 4 0v-4a2 2 0 0 0-2-2zM3.5 7.5a4.5 4.5 0 0 0 9 0M8 12v3', 1.5),
);
export const AgainIcon = icon('0 0 16 16', line('M3 4.6A6 6 0 1 1 2 8M3 1v4h4', 1.6));
export const TurnLeftIcon = icon(
  '0 0 16 16',
  line('M4 4.2a8 4.5 0 0 1 4-.9c3.9 0 7 1.5 7 3.4s-3.1 3.4-7 3.4H2M5.5 6.6L1.9 10.1l3.6 3.5', 1.6),
);
export const TurnRightIcon = icon(
  '0 0 16 16',
  line('M12 4.2a8 4.5 0 0 0-4-.9c-3.9 0-7 1.5-7 3.4s3.1 3.4 7 3.4h6M10.5 6.6l3.6 3.5-3.6 3.5', 1.6),
);
export const GlobeIcon = icon(
  '0 0 18 18',
  <g fill="none" stroke="currentColor" strokeWidth={1.3}>
    <circle cx="9" cy="9" r="8" />
    <ellipse cx="9" cy="9" rx="3.6" ry="8" />
    <path d="M1 9h16" />
  </g>,
);
export const SearchIcon = icon('-1 -1 22 22', line('M8.5 1.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM13.5 13.5L19 19', 1.7));
export const MenuIcon = icon('0 0 22 14', line('M0 1h22M0 7h22M0 13h14', 1.8));

export const BrandMark = icon(
  '0 0 24 24',
  <path d="M0 0h7v24H0zM9.4 12L17 0h7l-7.6 12L24 24h-7z" fill="currentColor" />,
);
