import { Picture } from '#ui/media/picture.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './size.module.css';
import type { SizeValue } from './size.ts';

type Body = SizeValue['body'];

const gapMm = 34;

export function SizeSection({ section }: { section: SizeValue }) {
  const { id, body, things, folded } = section;
  return (
    <SectionFrame {...section} className="side-wide">
      <div className={styles.scale}>
        <style>{scaleStyles(section)}</style>
        <ul className={`num ${styles.floor}`} data-size={id}>
          <li data-side={body.side}>
            <BodyDrawing body={body} sizes="(width >= 768px) 30vw, 45vw" />
          </li>
          {things.map(({ name, text, ...outline }) => (
            <li key={outline.thing}>
              <span className={styles.drawing}>
                <ThingOutline {...outline} />
              </span>
              <Label name={name} text={text} />
            </li>
          ))}
          {folded && (
            <li data-side={folded.side} data-folded="">
              <BodyDrawing body={folded} sizes="(width >= 768px) 40vw, 80vw" />
            </li>
          )}
        </ul>
      </div>
    </SectionFrame>
  );
}

const BodyDrawing = ({ body: { picture, name, text }, sizes }: { body: Body; sizes: string }) => (
  <>
    <span className={styles.drawing}>
      <Picture picture={picture} sizes={sizes} />
    </span>
    <Label name={name} text={text} />
  </>
);

const Label = ({ name, text }: { name: string; text: string }) => (
  <span className="small">
    <b>{name}</b> <span>{text}</span>
  </span>
);

/** The lengths of the drawing: style attributes are forbidden. */
function scaleStyles({ id, body, things, folded }: SizeValue): string {
  const list = `[data-size="${id}"]`;
  const standing = [body, ...things];
  const row = standing.reduce((sum, { widthMm }) => sum + widthMm + gapMm, 0);
  const all = [...standing, ...(folded ? [folded] : [])];
  const whole = row + (folded ? folded.widthMm + gapMm : 0);
  const tallest = Math.max(...all.map(({ heightMm }) => heightMm));
  const rules = all.map(
    (item, index) =>
      `${list} li:nth-child(${index + 1}){--width:${item.widthMm};--height:${item.heightMm}${'picture' in item ? pictureLengths(item) : ''}}`,
  );
  const phoneRow = Math.max(row, (folded?.widthMm ?? 0) + gapMm);
  return `${list}{--whole:${whole};--row:${phoneRow};--tallest:${tallest}}${rules.join('')}`;
}

/** Width of the picture and position of its corner, as parts of the width and the height of the body. */
function pictureLengths({ picture, bodyInPicture: { left, top, width, height } }: Body): string {
  return `;--picture:${rounded(picture.width / width)};--left:${rounded(left / width)};--top:${rounded(top / height)}`;
}

const rounded = (part: number): number => Math.round(part * 10_000) / 10_000;

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

const ThingOutline = ({ thing, widthMm, heightMm }: { thing: Thing; widthMm: number; heightMm: number }) => (
  <svg viewBox={`0 0 ${widthMm} ${heightMm}`} fill="currentColor" stroke="currentColor" aria-hidden="true">
    {shapes[thing]}
  </svg>
);
