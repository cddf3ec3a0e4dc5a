import type { OwnedProduct } from '#core/account/owned-products.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { openRegistration } from './open-registration.browser.ts';
import styles from './robots.module.css';

interface NoRobotsProps {
  words: { text: string; button: string };
  products: Record<string, OwnedProduct>;
}

/** An empty stage with robots that could stand on it, and the way to add one. */
export function NoRobots({ words, products }: NoRobotsProps) {
  const pictures = Object.values(products)
    .flatMap(({ picture }) => picture ?? [])
    .slice(0, 3);
  return (
    <div className={styles.stage} data-empty="">
      <div className={`notch-l ${styles.lineUp}`} aria-hidden="true">
        {pictures.map((picture) => (
          <Picture key={picture.id} picture={{ ...picture, alt: '' }} sizes="(width >= 1024px) 18rem, 33vw" alt="" />
        ))}
      </div>
      <div className={styles.invitation}>
        <p className="lead">{words.text}</p>
        <p>
          <Button onClick={openRegistration}>{words.button}</Button>
        </p>
      </div>
    </div>
  );
}
