import type { ReactNode } from 'react';
import { Picture } from '#ui/media/picture.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './parts.module.css';
import type { PartDrawing as Name, PartsValue } from './parts.ts';

export const PartsSection = ({ section }: { section: PartsValue }) => (
  <SectionFrame {...section} split>
    <div className={`columns ${styles.parts}`}>
      <div className={`notch-l plate ${styles.plate}`} data-cut-out={section.picture.transparent ? '' : undefined}>
        <Picture picture={section.picture} sizes="(width >= 1024px) 40vw, 92vw" className="fill" />
      </div>
      <div className={`stack-l ${styles.groups}`}>
        {section.groups.map((group) => (
          <div key={group.id}>
            <h3 className="title">{group.title}</h3>
            <ul className="rows">
              {group.parts.map((part) => (
                <li key={part.id}>
                  <span className={`num ${styles.number}`} aria-hidden="true">
                    {part.number}
                  </span>
                  <PartDrawing name={part.drawing} />
                  <p>
                    <b>{part.title}</b>
                    {part.text && <span className="small">{part.text}</span>}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  </SectionFrame>
);

/** Outlines in a square of 64: sockets seen from the front, buttons with their symbols. */
const drawings: Record<Name, ReactNode> = {
  dc: (
    <>
      <circle cx="32" cy="32" r="22" />
      <circle cx="32" cy="32" r="13" />
      <circle cx="32" cy="32" r="3.5" fill="currentColor" />
    </>
  ),
  usbA: (
    <>
      <path d="M8 20h48v24H8z" />
      <path d="M14 34h36v5H14z" fill="currentColor" />
      <path d="M18 25v3M27 25v3M37 25v3M46 25v3" />
    </>
  ),
  microUsb: (
    <>
      <path d="M12 24h40v9l-7 8H19l-7-8z" />
      <path d="M22 29h20v4H22z" fill="currentColor" />
    </>
  ),
  typeC: (
    <>
      <rect x="10" y="22" width="44" height="20" rx="10" />
      <path d="M20 30.5h24v3H20z" fill="currentColor" />
    </>
  ),
  wake: (
    <>
      <circle cx="32" cy="32" r="24" />
      <path d="M20 28v8M26 23v18M32 27v10M38 20v24M44 28v8" strokeWidth="3" />
    </>
  ),
  mute: (
    <>
      <circle cx="32" cy="32" r="24" />
      <path d="M28 22a4 4 0 018 0v9a4 4 0 01-8 0z" />
      <path d="M23 31a9 9 0 0018 0M32 40v6" />
      <path d="M18 18l28 28" strokeWidth="3" />
    </>
  ),
  mode: (
    <>
      <circle cx="32" cy="32" r="24" />
      <path d="M18 44h28" strokeWidth="3" />
      <path d="M26 37V22M26 22l-5 5M26 22l5 5M39 22v15M39 37l-5-5M39 37l5-5" />
    </>
  ),
};

const PartDrawing = ({ name }: { name: Name }) => (
  <svg viewBox="0 0 64 64" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    {drawings[name]}
  </svg>
);
