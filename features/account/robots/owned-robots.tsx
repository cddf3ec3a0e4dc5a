import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Profile } from '#browser/session/stored-session.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { useMessages } from '#ui/messages.ts';
import { useAccount } from '../account-context.browser.ts';
import { focusHeading } from '../page-part.tsx';
import { Skeleton } from '../placeholders.tsx';
import { Island as RegistrationForm } from '../product-registration/registration-form.island.tsx';
import { RobotCard } from './robot-card.tsx';
import styles from './robots.module.css';

interface OwnedRobotsProps {
  profile: Profile | undefined;
  onRegistered(): Promise<void>;
}

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

function NoRobots({ onAdd }: { onAdd(): void }) {
  const { words, products } = useAccount();
  const { text, button } = words.robots.none;
  const pictures = Object.values(products)
    .flatMap(({ picture }) => picture ?? [])
    .slice(0, 3);
  return (
    <div className={styles.empty} data-empty="">
      <div className={`notch-l ${styles.lineUp}`} aria-hidden="true">
        {pictures.map((picture) => (
          <Picture key={picture.id} picture={{ ...picture, alt: '' }} sizes="(width >= 1024px) 18rem, 33vw" alt="" />
        ))}
      </div>
      <div className="stack-l">
        <p className="lead">{text}</p>
        <p>
          <Button onClick={onAdd}>{button}</Button>
        </p>
      </div>
    </div>
  );
}

interface AddRobotProps {
  disclosure: RefObject<HTMLDetailsElement | null>;
  onRegistered(id: string): Promise<void>;
}

function AddRobot({ disclosure, onRegistered }: AddRobotProps) {
  const { words, registrable } = useAccount();
  const [count, setCount] = useState(0);
  const showRobot = async (id: string) => {
    await onRegistered(id);
    setCount(count + 1);
  };
  return (
    <details className={styles.adding} id="add-robot" ref={disclosure}>
      <summary className={buttonClass()} data-tone="line">
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
