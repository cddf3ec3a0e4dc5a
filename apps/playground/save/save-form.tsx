import { useState } from 'react';
import { callAccount } from '#browser/session/account-client.ts';
import { documentFacts } from '#browser/session/document-facts.ts';
import { loginAddress } from '#browser/session/login-address.ts';
import { openedProgram } from '#browser/session/opened-program.ts';
import { currentSession, useSession } from '#browser/session/use-session.ts';
import { programPrefix } from '#contract/programming.ts';
import { writeDate } from '#core/words/write-date.ts';
import { Field } from '#ui/form/field.tsx';
import { focusOnMount } from '#ui/form/focus-on-mount.ts';
import { Form } from '#ui/form/form.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { fieldRule } from '#ui/form/form-state.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useMessages } from '#ui/messages.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { PlaygroundMessage } from '../playground-messages.ts';
import { formatProgram } from '../program/program-text.ts';
import styles from '../workbench.module.css';
import { useWorkbench } from '../workbench-context.ts';
import { saveInAccount, saveOnDevice } from './save-program.ts';

/** The address of a page must stay short; a longer program is in the draft of this tab. */
const longestReturn = 1000;

export function SaveForm() {
  const { editor, vocabulary, page, account } = useWorkbench();
  const program = formatProgram(editor.program);
  const messages = useMessages<PlaygroundMessage>();
  const { programs, lang, format } = messages;
  const { edition } = documentFacts();
  const [asksLogin, setAsksLogin] = useState(false);
  const isLoggedIn = useSession()?.session !== undefined;
  const form = useForm({
    fields: { title: suggestedTitle() },
    rules: { title: fieldRule('title', messages) },
    async send({ title }) {
      const named = { page, title: title.trim(), program };
      const { session } = currentSession();
      const outcome = session ? await saveInAccount(named, session.userId, callAccount) : saveOnDevice(named);
      setAsksLogin(!session);
      editor.setNote(programs[outcome]);
    },
  });

  function suggestedTitle(): string {
    const day = writeDate(new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long' }), Date.now());
    const { session } = currentSession();
    const opened = session && openedProgram(page, session.userId);
    return opened?.title ?? format(programs.suggested, { robot: vocabulary.name, day });
  }

  const { pathname, search, origin } = location;
  const hash = program.length <= longestReturn ? programPrefix + program : location.hash;
  const login = asksLogin && !isLoggedIn ? loginAddress(edition, { pathname, search, hash, origin }) : undefined;
  return (
    <Form form={form} className={styles.save}>
      <Field
        field={form.field('title')}
        label={programs.title}
        type="text"
        autoComplete="off"
        ref={focusOnMount}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <FormMessage tone="error">{form.summary}</FormMessage>
      <div className="actions">
        <SubmitButton small sending={form.sending}>
          {programs.save}
        </SubmitButton>
        {login && <TextLink link={{ href: login, external: false }}>{messages.nav.logIn}</TextLink>}
        {isLoggedIn && account && (
          <TextLink link={{ href: `${account}#programs`, external: false }}>{programs.mine}</TextLink>
        )}
      </div>
    </Form>
  );
}
