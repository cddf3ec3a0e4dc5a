import { InlineStyle } from '#ui/inline-style.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './size.module.css';
import type { SizeValue } from './size.ts';
import { ThingOutline } from './things.tsx';

type Size = SizeValue;
type Body = Size['body'];

/** Least distance between two things on the floor, in mm. */
const gapMm = 34;

/** The robot beside a hand, a mug and a sheet of paper: on one floor, drawn to one scale. */
export function SizeSection({ section }: { section: Size }) {
  const { id, body, things, folded } = section;
  return (
    <SectionFrame {...section}>
      <div className={styles.scale}>
        <InlineStyle css={scaleOf(section)} />
        <ul className={`num ${styles.floor}`} data-size={id}>
          <li className={styles.body} data-side={body.side}>
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
            <li className={styles.body} data-side={folded.side} data-folded="">
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
function scaleOf({ id, body, things, folded }: Size): string {
  const list = `[data-size="${id}"]`;
  const standing = [body, ...things];
  const row = standing.reduce((sum, { widthMm }) => sum + widthMm + gapMm, 0);
  const all = [...standing, ...(folded ? [folded] : [])];
  const whole = row + (folded ? folded.widthMm + gapMm : 0);
  const tallest = Math.max(...all.map(({ heightMm }) => heightMm));
  const rules = all.map(
    (item, index) =>
      `${list} li:nth-child(${index + 1}){--width:${item.widthMm};--height:${item.heightMm}${'picture' in item ? placeOf(item) : ''}}`,
  );
  const phoneRow = Math.max(row, (folded?.widthMm ?? 0) + gapMm);
  return `${list}{--whole:${whole};--row:${phoneRow};--tallest:${tallest}}${rules.join('')}`;
}

/** Width of the picture and position of its corner, as parts of the width and the height of the body. */
function placeOf({ picture, bodyInPicture: { left, top, width, height } }: Body): string {
  return `;--picture:${rounded(picture.width / width)};--left:${rounded(left / width)};--top:${rounded(top / height)}`;
}

const rounded = (part: number): number => Math.round(part * 10_000) / 10_000;
