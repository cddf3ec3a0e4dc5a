import type { ReactNode } from 'react';
import { formDraft } from '#browser/toolbox/form-draft.ts';
import type { RegisteredProduct } from '#contract/account/garage-shapes.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useAccount } from '../account-context.browser.ts';
import styles from './robots.module.css';

interface RobotServiceProps {
  robot: RegisteredProduct;
  name: string;
  email: string | null;
}

export function RobotService(props: RobotServiceProps) {
  const { words, products, hrefs } = useAccount();
  const { robot, name } = props;
  const product = products[robot.product];
  const { links } = words.robots;
  const entries = [
    { href: product?.page, text: links.page, about: name },
    { href: product?.guide, text: links.guide, about: name },
    { href: product?.faq ?? hrefs.faq, text: links.faq },
    { href: hrefs.firmware, text: links.firmware },
  ];
  return (
    <>
      <ul className={styles.links}>
        {entries
          .filter(({ href }) => href !== undefined)
          .map(({ href, text, about }) => (
            <li key={text}>
              <a href={href}>
                {text}
                {about && <span className="visually-hidden"> {about}</span>}
              </a>
            </li>
          ))}
      </ul>
      <p className="actions">
        {hrefs.otherService && (
          <ButtonLink href={hrefs.otherService} tone="line" small>
            {words.robots.service.other}
          </ButtonLink>
        )}
        {hrefs.service && (
          <>
            <ServiceButton {...props} reason="repair" href={hrefs.service}>
              {words.robots.service.fault}
            </ServiceButton>
            <ServiceButton {...props} reason="return" href={hrefs.service}>
              {words.robots.service.giveBack}
            </ServiceButton>
          </>
        )}
      </p>
    </>
  );
}

interface ServiceButtonProps extends RobotServiceProps {
  reason: 'repair' | 'return';
  href: string;
  children: ReactNode;
}

/** A button, not a link: the browser must not prepare the form before it is filled in. What was typed stays. */
function ServiceButton({ robot, name, email, reason, href, children }: ServiceButtonProps) {
  const openForm = () => {
    const draft = formDraft('service-request');
    const { product, serial_number } = robot;
    const typed = draft.read();
    draft.save(Object.entries({ ...typed, product, serial_number, reason, email: typed.email || email || '' }));
    location.assign(href);
  };
  return (
    <Button tone="line" small onClick={openForm}>
      {children}
      <span className="visually-hidden"> {name}</span>
    </Button>
  );
}
