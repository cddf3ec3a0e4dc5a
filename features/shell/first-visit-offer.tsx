import type { PageFrame } from '#core/page-frame.ts';
import { Dialog } from '#ui/dialog.tsx';
import { SubscribeForm, subscriptionSource } from '../newsletter/subscribe-form.tsx';
import styles from './first-visit-offer.module.css';

/** Kinds of page on which nobody is interrupted: there is a form to fill in, or nothing to read. */
const quietKinds: readonly PageFrame['kind'][] = ['form', 'chooser', 'not-found'];

export function FirstVisitOffer({ page: { kind, slug, shell } }: { page: PageFrame }) {
  const offer = shell.newcomerOffer;
  if (!offer || quietKinds.includes(kind)) return null;
  return (
    <Dialog id="newcomer" title={offer.title} lead={offer.describe} surface="flood" className={styles.newcomer}>
      <SubscribeForm source={subscriptionSource('newcomer', slug)} words={offer.form} />
    </Dialog>
  );
}
