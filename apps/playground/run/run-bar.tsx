import { type ComponentType, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { PlayIcon } from '#ui/icons.tsx';
import { useMessages } from '#ui/messages.ts';
import type { PlaygroundMessage } from '../playground-messages.ts';
import type { Program } from '../program/program.ts';
import { createProgramUrl } from '../program/program-link.ts';
import styles from '../workbench.module.css';
import { useWorkbench } from '../workbench-context.ts';

export function RunBar() {
  const { editor, runner } = useWorkbench();
  const { program, undo, setNote } = editor;
  const [linkToCopy, setLinkToCopy] = useState<{ program: Program; link: string }>();
  const [SaveForm, setSaveForm] = useState<ComponentType>();
  const [isSaving, setSaving] = useState(false);
  const saveForm = useId();
  const { playground, programs, viewer, failure } = useMessages<PlaygroundMessage>();
  const isEmpty = program.length === 0;

  /** Also puts the link into the URL, so that a reload finds the program. */
  async function share(): Promise<void> {
    const url = createProgramUrl(program, location.href);
    history.replaceState(history.state, '', url);
    try {
      await navigator.clipboard.writeText(url);
      setLinkToCopy(undefined);
      setNote(playground.shared);
    } catch {
      setLinkToCopy({ program, link: url });
      setNote(playground.shareFailed);
    }
  }

  async function toggleSaveForm(): Promise<void> {
    if (isSaving || isEmpty) {
      setSaving(false);
      return;
    }
    const module = await import('../save/save-form.tsx').catch(() => setNote(failure.network));
    if (!module) return;
    setSaveForm(() => module.SaveForm);
    setSaving(true);
  }

  function runOrStop(): void {
    if (runner.isRunning) runner.stopWithNote();
    else if (!isEmpty) void runner.run(program);
  }

  return (
    <>
      <div className={styles.runBar}>
        <Button small tone="accent" aria-disabled={isEmpty && !runner.isRunning} onClick={runOrStop}>
          {!runner.isRunning && <PlayIcon />}
          {runner.isRunning ? viewer.stop : playground.run}
        </Button>
        <Button small tone="line" aria-disabled={isEmpty} onClick={() => !isEmpty && void runner.step(program)}>
          {playground.step}
        </Button>
        <Button small tone="line" aria-disabled={!undo} onClick={undo}>
          {playground.undo}
        </Button>
        <Button small tone="line" aria-disabled={isEmpty} onClick={() => !isEmpty && void share()}>
          {playground.share}
        </Button>
        <Button
          small
          tone="line"
          aria-disabled={isEmpty && !isSaving}
          aria-expanded={isSaving}
          aria-controls={isSaving ? saveForm : undefined}
          onClick={() => void toggleSaveForm()}
        >
          {programs.save}
        </Button>
      </div>
      {linkToCopy?.program === program && (
        <input
          type="text"
          readOnly
          value={linkToCopy.link}
          aria-label={playground.share}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      {isSaving && SaveForm && (
        <div id={saveForm}>
          <SaveForm />
        </div>
      )}
    </>
  );
}
