import { useEffect, useRef, useState } from 'react';
import type { Profile } from '#browser/session/stored-session.ts';
import { useMessages } from '#ui/messages.ts';
import { useAccount } from '../account-context.browser.ts';
import { focusHeading } from '../page-part.tsx';
import { Skeleton } from '../skeleton.tsx';
import { AddRobot } from './add-robot.tsx';
import { NoRobots } from './no-robots.tsx';
import { RobotCard } from './robot-card.tsx';
import styles from './robots.module.css';

interface OwnedRobotsProps {
  profile: Profile | undefined;
  /** Fetches the profile with the new robot. */
  onRegistered(): Promise<void>;
}

/** The visitor's robots, and the form that adds one. */
export function OwnedRobots({ profile, onRegistered }: OwnedRobotsProps) {
  const { products } = useAccount();
  const { account, format } = useMessages<'account'>();
  const [status, setStatus] = useState('');
  const [addedId, setAddedId] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const registration = useRef<HTMLDetailsElement>(null);

  const robots = profile?.products.map((robot) => ({
    robot,
    name: robot.nickname ?? products[robot.product]?.name ?? robot.product,
  }));
  const added = robots?.find(({ robot }) => robot.id === addedId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each robot that appears
  useEffect(() => {
    if (!added) return;
    list.current?.querySelector<HTMLElement>(`[data-robot="${CSS.escape(added.robot.id)}"] h3`)?.focus();
    setStatus(format(account.added, { name: added.name }));
    setAddedId(undefined);
  }, [added?.robot.id]);
  const reportRemoval = (name: string) => {
    setStatus(format(account.robotRemoved, { name }));
    focusHeading('robots');
  };
  const openRegistration = () => {
    if (!registration.current) return;
    registration.current.open = true;
    registration.current.querySelector('select')?.focus({ preventScroll: true });
    registration.current.scrollIntoView({ block: 'start' });
  };
  const showAdded = async (id: string) => {
    await onRegistered();
    if (registration.current) registration.current.open = false;
    setAddedId(id);
  };

  return (
    <>
      {robots ? (
        <>
          <p className="visually-hidden" role="status">
            {status}
          </p>
          {robots.length === 0 ? (
            <NoRobots onAdd={openRegistration} />
          ) : (
            <ul className={styles.robots} ref={list}>
              {robots.map(({ robot, name }) => (
                <RobotCard
                  key={robot.id}
                  robot={robot}
                  name={name}
                  email={profile?.email ?? null}
                  onRemoved={reportRemoval}
                />
              ))}
            </ul>
          )}
        </>
      ) : (
        <Skeleton look="card" />
      )}
      <AddRobot disclosure={registration} onRegistered={showAdded} />
    </>
  );
}
