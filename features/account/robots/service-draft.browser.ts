import { formDraft } from '#browser/toolbox/form-draft.ts';
import type { Store } from '#browser/toolbox/storage.ts';
import { sessionStore } from '#browser/toolbox/storage.ts';
import type { Request } from '#contract/account/calls.ts';

type ServiceRequest = Request<'requestService'>;

/**
 * Fills in the form for service requests: the robot and the reason in place of those of an earlier draft. What the
 * visitor has typed stays.
 */
export function draftServiceRequest(
  robot: Pick<ServiceRequest, 'product' | 'reason'> & { serial_number: string; email: string | null },
  store: Store = sessionStore,
): void {
  const draft = formDraft('service-request', store);
  const typed = draft.read();
  const { email, ...chosen } = robot;
  draft.save(Object.entries({ ...typed, ...chosen, email: typed.email || email || '' }));
}
