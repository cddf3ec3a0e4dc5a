import { encode } from 'uqr';

/** Light modules around a code, as scanners need. */
const margin = 4;

/** A link as a QR code. Dark on light whatever the surface is, because cameras read nothing else. */
export function ScanCode({ address, label, className }: { address: string; label: string; className?: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: margin });
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={className}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path d={codePath(data)} />
    </svg>
  );
}

/** The dark modules as one path: a run in a row is one bar. */
const codePath = (rows: readonly boolean[][]): string =>
  rows
    .flatMap((row, y) => {
      const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []));
      return starts.map((x) => {
        const end = row.indexOf(false, x);
        const length = (end < 0 ? row.length : end) - x;
        return `M${x} ${y}h${length}v1h-${length}z`;
      });
    })
    .join('');
