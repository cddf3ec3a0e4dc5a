import { useEffect, useRef, useState } from 'react';
import { tabTexts } from '#browser/toolbox/form-draft.ts';
import { programPrefix } from '#contract/programming.ts';
import { useMessages } from '#ui/messages.ts';
import { describeBlock, gestureNames, programErrorText } from '../block-words.ts';
import type { PlaygroundMessage } from '../playground-messages.ts';
import { blockAt, blockPaths, type EditResult, isSamePath, type Path, replaceBlock } from './edit-program.ts';
import { type Block, countBlocks, limits, type Program, ProgramError } from './program.ts';
import { formatLinkError, initialPrograms, readLinkedProgram } from './program-link.ts';
import { formatProgram } from './program-text.ts';
import {
  lastVersion,
  type Version,
  type Versions,
  withChosen,
  withFieldClosed,
  withoutLastVersion,
  withVersion,
} from './versions.ts';

/** Delay before a broken link is reported, in ms: screen readers announce only what changes after the page is ready. */
const linkErrorDelay = 1000;
const drafts = tabTexts('program');

/** Path of the robot's product page: each robot has a draft in each edition, because its texts are in its language. */
const draftPath = (page: string): string => location.pathname.slice(0, location.pathname.lastIndexOf('/') + 1) + page;

/** Starts with the linked program, the draft of this tab, or the sample. `page` is the slug of the robot's page. */
export function useProgram(page: string, sample: string) {
  const words = useMessages<PlaygroundMessage>();
  const motions = gestureNames(words);
  const [versions, setVersions] = useState<Versions>(() => {
    const draft = drafts.read()[draftPath(page)];
    return initialPrograms(location.hash, draft, sample, motions).map((program) => ({ program, chosen: undefined }));
  });
  /** The state for events that come before the next render. */
  const latest = useRef(versions);
  const [note, setNote] = useState('');
  const current = lastVersion(versions);

  function show(next: Versions): void {
    latest.current = next;
    setVersions(next);
  }

  function save(next: Versions): void {
    show(next);
    const draft = next.map(({ program }) => formatProgram(program)).join('\n');
    drafts.save(Object.entries({ ...drafts.read(), [draftPath(page)]: draft }));
  }
  const add = (version: Version) => save(withVersion(latest.current, version));

  function apply(version: Version): void {
    const { program } = lastVersion(latest.current);
    add(version);
    if (lastVersion(latest.current).program !== program) clearLink();
  }

  // Runs once; later changes of the URL arrive as events.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      clearTimeout(timer);
      const linked = readLinkedProgram(location.hash, motions);
      if (!linked) return;
      if ('broken' in linked) {
        const message = formatLinkError(linked.broken, words);
        timer = setTimeout(() => setNote(message), linkErrorDelay);
        return;
      }
      const isCurrent = formatProgram(linked.program) === formatProgram(lastVersion(latest.current).program);
      if (isCurrent) save(latest.current);
      else add({ program: linked.program, chosen: undefined });
    };
    open();
    addEventListener('hashchange', open);
    return () => {
      clearTimeout(timer);
      removeEventListener('hashchange', open);
    };
  }, []);

  const announce = (pattern: string, { program, at }: EditResult, block: Block | undefined) => {
    const paths = blockPaths(program);
    const number = paths.findIndex((path) => isSamePath(path, at)) + 1;
    const place = words.format(words.playground.place, { number, count: paths.length });
    const doneText = block ? words.format(pattern, { block: describeBlock(block, words), place }) : '';
    const chosen = blockAt(program, at);
    // The focused button now belongs to another block, which screen readers do not announce.
    const hasMoved = doneText !== '' && chosen && chosen !== block;
    setNote(
      hasMoved
        ? words.format(words.playground.chosen, { done: doneText, block: describeBlock(chosen, words), place })
        : doneText,
    );
  };

  return {
    ...current,
    note,
    setNote,
    choose: (chosen: Path | undefined) => show(withChosen(latest.current, chosen)),
    /** Replaces a block whose field was changed. Changes of one field count as one until the field is left. */
    updateField(path: Path, changed: Block, field: string): void {
      const program = replaceBlock(current.program, path, changed);
      apply({ program, chosen: path, field: `${path.join('.')} ${field}` });
      setNote('');
    },
    leaveField: () => lastVersion(latest.current).field !== undefined && show(withFieldClosed(latest.current)),
    /** Applies an edit and announces it, or announces why it is beyond the limits. Returns true if it was applied. */
    change(make: () => EditResult | undefined, pattern: string, block?: Block): boolean {
      try {
        const edited = make();
        if (!edited) return false;
        apply({ program: edited.program, chosen: edited.at.length > 0 ? edited.at : undefined });
        announce(pattern, edited, block ?? blockAt(edited.program, edited.at));
        return true;
      } catch (error) {
        if (!(error instanceof ProgramError)) throw error;
        setNote(programErrorText(error.code, words));
        return false;
      }
    },
    /** Replaces the whole program, or announces that it has too many blocks. Returns true if it was replaced. */
    replace(program: Program): boolean {
      const count = countBlocks(program);
      const fits = count <= limits.blocks;
      if (fits) apply({ program, chosen: undefined });
      setNote(fits ? '' : words.format(words.playground.doesNotFit, { count, most: limits.blocks }));
      return fits;
    },
    undo:
      versions.length === 1
        ? undefined
        : () => {
            save(withoutLastVersion(latest.current));
            clearLink();
            setNote(words.playground.undone);
          },
  };
}

/** Removes an outdated program from the URL: after a reload it would win over the draft. */
function clearLink(): void {
  if (location.hash.startsWith(programPrefix))
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
}
