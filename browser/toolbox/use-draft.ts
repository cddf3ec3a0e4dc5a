import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import { formDraft } from './form-draft.ts';

/** Stores what is typed into the named form until it is sent, even while the visitor is away to log in. */
export function useDraft(name: string, fill: (typed: Record<string, string>) => void) {
  const [draft] = useState(() => formDraft(name));
  const restore = useEffectEvent(() => fill(draft.read()));
  // Only once: what is typed later is in the form itself.
  useEffect(() => restore(), []);
  return {
    /** For `onInput` of an element around the form. */
    save({ currentTarget }: SyntheticEvent<HTMLElement>) {
      const form = currentTarget.querySelector('form');
      if (form) draft.save(new FormData(form));
    },
    forget: draft.forget,
  };
}
