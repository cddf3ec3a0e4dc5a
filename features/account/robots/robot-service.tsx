import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#ui/button.tsx';
import type { RobotPartProps } from './robot-props.browser.ts';
import styles from './robots.module.css';
import { draftServiceRequest } from './service-draft.browser.ts';

/** Where to find what belongs to the robot, and how to have it repaired or send it back. */
export function RobotService(part: RobotPartProps & { email: string | null }) {
  const { robot, name, words, products, hrefs } = part;
  const product = products[robot.product];
  return (
    <>
      <ul className={styles.links}>
        <LinkEntry href={product?.page} about={name}>
          {words.links.page}
        </LinkEntry>
        <LinkEntry href={product?.guide} about={name}>
          {words.links.guide}
        </LinkEntry>
        <LinkEntry href={product?.faq ?? hrefs.faq}>{words.links.faq}</LinkEntry>
        <LinkEntry href={hrefs.firmware}>{words.links.firmware}</LinkEntry>
      </ul>
      <p className={styles.actions}>
        {hrefs.otherService && (
          <ButtonLink href={hrefs.otherService} tone="line" small>
            {words.service.other}
          </ButtonLink>
        )}
        {hrefs.service && (
          <>
            <ServiceButton {...part} reason="repair" href={hrefs.service}>
              {words.service.fault}
            </ServiceButton>
            <ServiceButton {...part} reason="return" href={hrefs.service}>
              {words.service.giveBack}
            </ServiceButton>
          </>
        )}
      </p>
    </>
  );
}

function LinkEntry({ href, about, children }: { href: string | undefined; about?: string; children: ReactNode }) {
  if (href === undefined) return null;
  return (
    <li>
      <a href={href}>
        {children}
        {about && <span className="visually-hidden"> {about}</span>}
      </a>
    </li>
  );
}

interface ServiceButtonProps extends Pick<RobotPartProps, 'robot' | 'name'> {
  email: string | null;
  reason: 'repair' | 'return';
  href: string;
  children: ReactNode;
}

/** A button, not a link: the browser must not prepare the form before it is filled in. */
const ServiceButton = ({ robot, name, email, reason, href, children }: ServiceButtonProps) => (
  <Button
    tone="line"
    small
    onClick={() => {
      draftServiceRequest({ product: robot.product, serial_number: robot.serial_number, reason, email });
      location.assign(href);
    }}
  >
    {children}
    <span className="visually-hidden"> {name}</span>
  </Button>
);
