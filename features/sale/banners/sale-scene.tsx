import { Fragment, type ReactNode } from 'react';
import type { Picture as PictureValue } from '#core/media/picture.ts';
import { Picture } from '#ui/media/picture.tsx';
import styles from './sale-scene.module.css';

interface SaleSceneProps {
  id: string;
  anchor?: string | undefined;
  surface: 'dark' | 'flood';
  tone?: 'signal' | 'festive' | undefined;
  accent?: string | undefined;
  /** One line each on phones, a single line elsewhere. */
  title: string[];
  /** Width of the title in em: as a single line, and of its widest line. */
  titleWidth: [number, number];
  heading: 'h1' | 'h2';
  picture: PictureValue;
  priority: boolean;
  /** Less tall, for one of several scenes on a page. */
  low?: boolean | undefined;
  top: ReactNode;
  children: ReactNode;
}

export function SaleScene(scene: SaleSceneProps) {
  const { id, anchor, surface, tone, accent, title, titleWidth, picture, priority, low, top, children } = scene;
  const Heading = scene.heading;
  const [fullWidth, widestLine] = titleWidth;
  const isWide = picture.width > picture.height * 1.25;
  return (
    <section
      className={`scene ${styles.scene}`}
      id={anchor}
      data-scene={id}
      data-surface={surface}
      data-tone={surface === 'dark' ? tone : undefined}
      data-accent={surface === 'flood' ? accent : undefined}
      data-low={low ? '' : undefined}
      data-first-screen={priority ? '' : undefined}
      aria-labelledby={`${id}-heading`}
    >
      <style>{`[data-scene="${id}"]{--w:${fullWidth};--wl:${widestLine}}`}</style>
      <div className={`wrap ${styles.top}`}>{top}</div>
      <Heading
        className={`giant ${styles.set}`}
        id={`${id}-heading`}
        data-marks={hasMarks(title.join('')) ? '' : undefined}
      >
        {title.map((line, index) => (
          <Fragment key={line}>
            {index > 0 && ' '}
            <span>{line}</span>
          </Fragment>
        ))}
      </Heading>
      <div className={styles.stage} data-wide={isWide ? '' : undefined}>
        <Picture picture={picture} sizes={isWide ? wideSizes : uprightSizes} priority={priority} />
      </div>
      <div className={`wrap ${styles.foot}`}>{children}</div>
    </section>
  );
}

/** Returns true if any letters carry accents, which rise above the capitals. */
const hasMarks = (text: string): boolean => /\p{M}/u.test(text.normalize('NFD'));

const wideSizes = '(width >= 1560px) 76rem, (width >= 1024px) 78vw, (width >= 768px) 96vw, 128vw';
const uprightSizes = '(width >= 1024px) 36rem, (width >= 768px) 60vw, 88vw';
