import { useEffect, useRef, useState } from 'react';
import type { RegisteredProduct } from '#contract/account/robot-shapes.ts';
import { fillPlaceholders } from '#ui/fill-placeholders.ts';
import { useAccountVisit } from '../account-visit.browser.ts';
import { Skeleton } from '../skeleton.tsx';
import { onAddedRobot } from './added-robot.browser.ts';
import { NoRobots } from './no-robots.tsx';
import { RobotCard } from './robot-card.tsx';
import type { RobotsWords } from './robot-props.browser.ts';
import styles from './robots.module.css';

interface OwnedRobotsProps extends RobotsWords {
  /** Id of the heading of the list, which gets the focus of a removed robot. */
  headingId: string;
}

/** The visitor's robots. */
export function OwnedRobots(props: OwnedRobotsProps) {
  const { profile } = useAccountVisit();
  const [status, setStatus] = useState('');
  const [addedId, setAddedId] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => onAddedRobot(setAddedId), []);

  const robots = profile?.products;
  const added = robots?.find(({ id }) => id === addedId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each robot that appears
  useEffect(() => {
    if (!added) return;
    list.current?.querySelector<HTMLElement>(`[data-robot="${CSS.escape(added.id)}"] h3`)?.focus();
    setStatus(fillPlaceholders(props.patterns.added, { name: robotName(added, props) }));
    setAddedId(undefined);
  }, [added?.id]);
  const reportRemoval = (name: string) => {
    setStatus(fillPlaceholders(props.patterns.robotRemoved, { name }));
    document.getElementById(props.headingId)?.focus();
  };

  if (!robots) return <Skeleton words={props.common} look="card" />;
  return (
    <>
      <p className="visually-hidden" role="status">
        {status}
      </p>
      {robots.length === 0 ? (
        <NoRobots words={props.words.none} products={props.products} />
      ) : (
        <ul className={styles.robots} ref={list}>
          {robots.map((robot) => (
            <RobotCard
              key={robot.id}
              {...props}
              robot={robot}
              name={robotName(robot, props)}
              email={profile.email}
              onRemoved={reportRemoval}
            />
          ))}
        </ul>
      )}
    </>
  );
}

const robotName = ({ nickname, product }: RegisteredProduct, { products }: RobotsWords): string =>
  nickname ?? products[product]?.name ?? product;
