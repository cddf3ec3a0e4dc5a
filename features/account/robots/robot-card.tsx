import { useRef } from 'react';
import { accountClient } from '#browser/session/account-client.ts';
import { formatDate } from '#core/words/dates.ts';
import { fillPlaceholders } from '#ui/fill-placeholders.ts';
import { Confirmation } from '../confirmation.tsx';
import { Renaming } from '../renaming.tsx';
import { RobotPlate } from './robot-plate.tsx';
import type { RobotPartProps } from './robot-props.browser.ts';
import { RobotSerial } from './robot-serial.tsx';
import { RobotService } from './robot-service.tsx';
import { RobotWarranty } from './robot-warranty.tsx';
import styles from './robots.module.css';

interface RobotCardProps extends RobotPartProps {
  /** Of the account. */
  email: string | null;
  onRemoved(name: string): void;
}

/** A robot of the account: its picture, name, number, purchase and warranty, and what can be done with it. */
export function RobotCard({ onRemoved, email, ...part }: RobotCardProps) {
  const { robot, name, words, patterns, common, products, edition } = part;
  const heading = useRef<HTMLHeadingElement>(null);
  const product = products[robot.product];
  const rename = async (nickname: string) => {
    await accountClient().call('updateProduct', { id: robot.id, nickname }, { silent: true });
  };
  const remove = async () => {
    await accountClient().call('removeProduct', { id: robot.id }, { silent: true });
    onRemoved(name);
  };
  return (
    <li className={styles.robot} data-robot={robot.id} data-accent={product?.accent}>
      <RobotPlate product={product} />
      <div className={styles.body}>
        <header className={styles.naming}>
          <h3 className="heading" ref={heading} tabIndex={-1}>
            {name}
          </h3>
          {robot.nickname !== null && product && <p className={styles.productName}>{product.name}</p>}
          <Renaming
            value={robot.nickname ?? ''}
            field="nickname"
            mayBeEmpty
            words={{ ...words.name, change: robot.nickname === null ? words.name.give : words.name.change }}
            about={name}
            error={part.nameError}
            common={common}
            onSave={rename}
          />
        </header>
        <dl className={styles.facts}>
          <RobotSerial serial={robot.serial_number} words={words.serial} />
        </dl>
        <p className={styles.bought}>
          {fillPlaceholders(patterns.bought, { date: formatDate(robot.purchased_on, edition), dealer: robot.dealer })}
        </p>
        <RobotWarranty {...part} />
        <RobotService {...part} email={email} />
        <Confirmation
          start={words.remove.start}
          about={name}
          text={fillPlaceholders(patterns.removeRobot, { name })}
          submit={words.remove.submit}
          common={common}
          run={remove}
        />
      </div>
    </li>
  );
}
