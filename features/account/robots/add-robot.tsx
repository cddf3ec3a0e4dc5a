import type { RefObject } from 'react';
import { useState } from 'react';
import { PlusIcon } from '#ui/icons.tsx';
import { useAccount } from '../account-context.browser.ts';
import { Island as RegistrationForm } from '../product-registration/registration-form.island.tsx';
import styles from './robots.module.css';

interface AddRobotProps {
  disclosure: RefObject<HTMLDetailsElement | null>;
  /** Shows the robot, which is registered. */
  onRegistered(id: string): Promise<void>;
}

/** The form that registers a robot on the account page, closed at first. */
export function AddRobot({ disclosure, onRegistered }: AddRobotProps) {
  const { words, registrable } = useAccount();
  const [count, setCount] = useState(0);
  const showRobot = async (id: string) => {
    await onRegistered(id);
    setCount(count + 1);
  };
  return (
    <details className={styles.adding} id="add-robot" ref={disclosure}>
      <summary className="notch edge">
        <PlusIcon />
        {words.robots.add}
      </summary>
      <div className={styles.registration}>
        {/* Each robot gets an empty form. */}
        <RegistrationForm
          key={count}
          hrefs={{ login: undefined, account: undefined }}
          products={registrable}
          onRegistered={showRobot}
        />
      </div>
    </details>
  );
}
