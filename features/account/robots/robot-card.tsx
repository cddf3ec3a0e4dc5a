import { callAccount } from '#browser/session/account-client.ts';
import type { RegisteredProduct } from '#contract/account/robot-shapes.ts';
import { formatDate } from '#core/words/dates.ts';
import { useMessages } from '#ui/messages.ts';
import { useAccount } from '../account-context.browser.ts';
import { Confirmation } from '../confirmation.tsx';
import { Renaming } from '../renaming.tsx';
import { RobotPlate } from './robot-plate.tsx';
import { RobotSerial } from './robot-serial.tsx';
import { RobotService } from './robot-service.tsx';
import { RobotWarranty } from './robot-warranty.tsx';
import styles from './robots.module.css';

interface RobotCardProps {
  robot: RegisteredProduct;
  /** What its owner calls it, else its product's name. */
  name: string;
  /** Of the account. */
  email: string | null;
  onRemoved(name: string): void;
}

/** A robot of the account: its picture, name, number, purchase and warranty, and what can be done with it. */
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
          <RobotSerial serial={robot.serial_number} words={words.robots.serial} />
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
