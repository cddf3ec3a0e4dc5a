import { useState } from 'react';
import { callAccount } from '#browser/session/account-client.ts';
import type { RegisteredProduct } from '#contract/account/garage-shapes.ts';
import type { OwnedProduct } from '#core/account/owned-products.ts';
import { formatDate } from '#core/words/dates.ts';
import { MediaCard } from '#ui/media/media-card.tsx';
import { useMessages } from '#ui/messages.ts';
import accountStyles from '../account.module.css';
import { useAccount } from '../account-context.browser.ts';
import { Confirmation } from '../confirmation.tsx';
import { Renaming } from '../renaming.tsx';
import { RobotService } from './robot-service.tsx';
import { RobotWarranty } from './robot-warranty.tsx';
import styles from './robots.module.css';

interface RobotCardProps {
  robot: RegisteredProduct;
  /** The name that its owner gave it, else that of its product. */
  name: string;
  email: string | null;
  onRemoved(name: string): void;
}

export function RobotCard({ robot, name, email, onRemoved }: RobotCardProps) {
  const { words, products, edition } = useAccount();
  const { account, format } = useMessages<'account'>();
  const { name: renaming } = words.robots;
  const product = products[robot.product];
  const rename = async (nickname: string) => {
    await callAccount('updateProduct', { id: robot.id, nickname }, { silent: true });
  };
  const remove = async () => {
    await callAccount('removeProduct', { id: robot.id }, { silent: true });
    onRemoved(name);
  };
  return (
    <li className={styles.robot} data-robot={robot.id} data-accent={product?.accent}>
      <RobotPlate product={product} />
      <div className={styles.body}>
        <header className={styles.naming}>
          <h3 className="heading" tabIndex={-1}>
            {name}
          </h3>
          {robot.nickname !== null && product && <p className={styles.productName}>{product.name}</p>}
          <Renaming
            value={robot.nickname ?? ''}
            field="nickname"
            mayBeEmpty
            words={{ ...renaming, change: robot.nickname === null ? renaming.give : renaming.change }}
            about={name}
            onSave={rename}
          />
        </header>
        <dl className={styles.facts}>
          <RobotSerial serial={robot.serial_number} />
        </dl>
        <p className={styles.bought}>
          {format(account.bought, { date: formatDate(robot.purchased_on, edition), dealer: robot.dealer })}
        </p>
        <RobotWarranty robot={robot} />
        <RobotService robot={robot} name={name} email={email} />
        <Confirmation
          start={words.robots.remove.start}
          about={name}
          text={format(account.removeRobot, { name })}
          submit={words.robots.remove.submit}
          run={remove}
        />
      </div>
    </li>
  );
}

function RobotPlate({ product }: { product: OwnedProduct | undefined }) {
  const { picture, word: [word, width] = ['', 1], accent } = product ?? {};
  return (
    <MediaCard
      picture={picture && { ...picture, alt: '' }}
      glyph={product && { text: word, width }}
      accent={accent}
      sizes="(width >= 1024px) 50rem, (width >= 768px) 50vw, 100vw"
      className={`notch-l ${styles.plate}`}
    >
      {picture && (
        <svg className={styles.word} viewBox={`0 0 ${Math.round(width * 100)} 74`} aria-hidden="true">
          <text x="0" y="73" fontSize="100" textLength={Math.round(width * 100)} lengthAdjust="spacingAndGlyphs">
            {word}
          </text>
        </svg>
      )}
    </MediaCard>
  );
}

/** The serial number, masked until its owner asks for it: the page may be seen by others. */
function RobotSerial({ serial }: { serial: string }) {
  const words = useAccount().words.robots.serial;
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <dt>{words.label}</dt>
      <dd>
        <span className="num" translate="no" aria-live="polite">
          {isShown ? serial : maskSerial(serial)}
        </span>
        <button type="button" className={accountStyles.link} onClick={() => setShown(!isShown)}>
          {isShown ? words.hide : words.show}
          <span className="visually-hidden"> {words.label}</span>
        </button>
      </dd>
    </div>
  );
}

/** A serial number with only its first and last two characters, and its dashes: `KM••-••••-••56`. */
const maskSerial = (serial: string): string =>
  serial.replace(/[^-]/g, (character, index: number) => (index < 2 || index >= serial.length - 2 ? character : '•'));
