import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { useAccount } from '../account-context.browser.ts';
import styles from './robots.module.css';

/** An empty stage with robots that could stand on it, and the way to add one. */
export function NoRobots({ onAdd }: { onAdd(): void }) {
  const { words, products } = useAccount();
  const { text, button } = words.robots.none;
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
        <p className="lead">{text}</p>
        <p>
          <Button onClick={onAdd}>{button}</Button>
        </p>
      </div>
    </div>
  );
}
