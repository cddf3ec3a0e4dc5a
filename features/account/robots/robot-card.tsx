import { useState } from 'react';
import { callAccount } from '#browser/session/account-client.ts';
import type { RegisteredProduct, WarrantyPeriod } from '#contract/account/garage-shapes.ts';
import type { OwnedProduct } from '#core/account/owned-products.ts';
import { editions } from '#core/place/editions.ts';
import { formatDate } from '#core/words/dates.ts';
import quietStyles from '#ui/form/action-button.module.css';
import { MediaCard } from '#ui/media/media-card.tsx';
import { useMessages } from '#ui/messages.ts';
import { useAccount } from '../account-context.browser.ts';
import { Confirmation, Renaming } from '../entry-changes.tsx';
import { RobotService } from './robot-service.tsx';
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
      <div className="stack">
        <header className="stack-s">
          <h3 className="heading" tabIndex={-1}>
            {name}
          </h3>
          {robot.nickname !== null && product && <p className="lead">{product.name}</p>}
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
        <p className="quiet">
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
  const { picture, word = { text: '', width: 1 }, accent } = product ?? {};
  const width = Math.round(word.width * 100);
  return (
    <MediaCard
      picture={picture && { ...picture, alt: '' }}
      glyph={product && word}
      accent={accent}
      sizes="(width >= 1024px) 50rem, (width >= 768px) 50vw, 100vw"
      className={`notch-l ${styles.plate}`}
    >
      {picture && (
        <svg className={styles.word} viewBox={`0 0 ${width} 74`} aria-hidden="true">
          <text x="0" y="73" fontSize="100" textLength={width} lengthAdjust="spacingAndGlyphs">
            {word.text}
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
        <button type="button" className={quietStyles.quiet} onClick={() => setShown(!isShown)}>
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

function RobotWarranty({ robot }: { robot: RegisteredProduct }) {
  const { words, edition } = useAccount();
  const { account, format } = useMessages<'account'>();
  if (robot.warranty.length === 0) return null;
  return (
    <div>
      <h4 className="visually-hidden">{words.robots.warranty.title}</h4>
      <ul className="rows">
        {robot.warranty.map(({ kind, ends_on, left }) => {
          const date = formatDate(ends_on, edition);
          return (
            <li key={kind} className="stack-s" data-over={left === null ? '' : undefined}>
              <p className={styles.period}>
                <b>{words.robots.warranty[kind]}</b>{' '}
                <span>
                  {left === null
                    ? format(account.warrantyEnded, { date })
                    : format(account.warrantyLeft, { time: formatTimeLeft(left, editions[edition].lang) })}
                </span>
              </p>
              <Bar passed={left === null ? 1 : passedShare(robot.purchased_on, ends_on)} />
              {left !== null && <p className="small">{format(account.warrantyUntil, { date })}</p>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const length = 1000;

/** The time that is left stands at its end, in the product's colour. The words beside it say the same. */
function Bar({ passed }: { passed: number }) {
  const start = Math.round(passed * length);
  return (
    <svg className={`notch-s ${styles.bar}`} viewBox={`0 0 ${length} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={length} height="1" />
      {start < length && <rect x={start} width={length - start} height="1" />}
    </svg>
  );
}

const units = ['year', 'month', 'day'] as const;

/** Years, months and days in words: `1 year, 11 months, 7 days`. Units of which nothing is left are not named. */
function formatTimeLeft(left: NonNullable<WarrantyPeriod['left']>, lang: string): string {
  const amounts = units
    .filter((unit) => left[`${unit}s`] > 0)
    .map((unit) => new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(left[`${unit}s`]));
  return new Intl.ListFormat(lang, { type: 'unit', style: 'long' }).format(amounts);
}

const dayLength = 86_400_000;

/** The share of a period that has passed, from 0 to 1. The last day is part of it. */
function passedShare(purchasedOn: string, endsOn: string): number {
  const start = Date.parse(purchasedOn);
  const passed = (Date.now() - start) / (Date.parse(endsOn) + dayLength - start);
  return Math.min(Math.max(passed, 0), 1);
}
