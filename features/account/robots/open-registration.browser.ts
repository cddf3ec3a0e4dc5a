/** Id of the disclosure with the registration form. */
export const registrationId = 'add-robot';

/** Opens the form that registers a robot, which then loads, and moves the focus there. */
export function openRegistration(): void {
  const disclosure = document.getElementById(registrationId) as HTMLDetailsElement | null;
  if (!disclosure) return;
  disclosure.open = true;
  disclosure.querySelector('select')?.focus({ preventScroll: true });
  disclosure.scrollIntoView({ block: 'start' });
}

/** Closes the form, for a robot that has appeared in the list. */
export function closeRegistration(): void {
  const disclosure = document.getElementById(registrationId) as HTMLDetailsElement | null;
  if (disclosure) disclosure.open = false;
}
