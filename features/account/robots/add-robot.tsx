import { useState } from 'react';
import { loadProfile } from '../account-visit.browser.ts';
import type { RegistrationFormProps } from '../product-registration/registration-form.island.tsx';
import { Island as RegistrationForm } from '../product-registration/registration-form.island.tsx';
import { reportAddedRobot } from './added-robot.browser.ts';
import { closeRegistration } from './open-registration.browser.ts';

/** Registers a robot on the account page, where it then appears. */
export function AddRobot(props: Omit<RegistrationFormProps, 'onRegistered'>) {
  const [count, setCount] = useState(0);
  const showRobot = async (id: string) => {
    await loadProfile().catch(() => {});
    closeRegistration();
    reportAddedRobot(id);
    setCount(count + 1);
  };
  // Each robot gets an empty form.
  return <RegistrationForm key={count} {...props} onRegistered={showRobot} />;
}
