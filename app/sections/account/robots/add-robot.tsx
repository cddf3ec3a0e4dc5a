import { useState } from 'react';
import type { RegistrationFormProps } from '../../product-registration/registration-form.tsx';
import { RegistrationForm } from '../../product-registration/registration-form.tsx';
import { loadProfile } from '../account-visit.ts';
import { reportAddedRobot } from './added-robot.ts';
import { closeRegistration } from './open-registration.ts';

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
