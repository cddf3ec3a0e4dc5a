import type { ReactNode } from 'react';

const line = (d: string) => <path d={d} />;

/** Each gift in a few lines, with one bevelled corner where it has a body. */
const drawings = {
  clothing: (
    <>
      {line('M17 7L5 13l4 9 5-2v22h17l3-3V20l5 2 4-9-12-6c-1 6-13 6-14 0z')}
      {line('M21 24v8M27.5 24l-4 4 4 4')}
    </>
  ),
  hat: (
    <>
      {line('M6 32v-5c0-9 7-15 16-15s16 6 16 15v5z')}
      {line('M22 32h16c4 0 7 2 8 6H30c-4 0-6-2-8-6z')}
      {line('M22 12c-5 4-7 11-7 20M20 11h4')}
    </>
  ),
  insulatedCup: (
    <>
      {line('M19 4h10v7H19z')}
      {line('M19 11l-4 5v28h14l4-4V16l-4-5z')}
      {line('M15 21h18M15 37h18M19 7.5h10')}
    </>
  ),
  mug: (
    <>
      {line('M8 15h25v22l-4 5H8z')}
      {line('M33 20h5l4 4v5l-4 4h-5')}
      {line('M15 5v5M20.5 5v5M26 5v5')}
    </>
  ),
  express: (
    <>
      {line('M17 12h27v22l-4 4H17z')}
      {line('M27 12v9l3.5-2.5L34 21v-9')}
      {line('M5 18h7M2 25h10M7 32h5M22 33h6')}
    </>
  ),
} satisfies Record<string, ReactNode>;

/** The drawing of a gift. Decorative: the name stands beside it. */
export const GiftDrawing = ({ gift, className }: { gift: keyof typeof drawings; className?: string | undefined }) => (
  <svg viewBox="0 0 48 48" className={className} fill="none" stroke="currentColor" strokeWidth={1.6} aria-hidden="true">
    {drawings[gift]}
  </svg>
);
