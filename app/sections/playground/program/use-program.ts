import { useEffect, useRef, useState } from 'react';
import { sessionStore } from '../../../browser/storage.ts';
import { fillWords } from '../../../ui/fill-words.ts';
import { gesturesOf, wordsOf } from '../block-words.ts';
import type { PlaygroundWords } from '../playground-words.ts';
import { draftIn, draftOf, programsFound, withDraft } from './draft.ts';
import type { Edited, Path } from './edit-program.ts';
import { blockAt, pathsOf, samePath } from './edit-program.ts';
import type { Block, Program } from './program.ts';
import { countOf, limits, ProgramError } from './program.ts';
import { brokenWords, programIn, programMark } from './program-link.ts';
import { textOf } from './program-text.ts';
import type { Version, Versions } from './versions.ts';
import { lastOf, settled, withChosen, withoutLast, withVersion } from './versions.ts';

/** Delay before a broken link is reported, in ms: screen readers announce only what changes after the page is ready. */
const patience = 1000;
const draftKey = 'program';

/** State of the program editor. Starts with the linked program, the draft of this tab, or the sample. */
export function useProgram(sample: string, words: PlaygroundWords) {
  const motions = gesturesOf(words);
  const [versions, setVersions] = useState<Versions>(() =>
    programsFound({
      fragment: location.hash,
      draft: draftIn(sessionStore.read(draftKey), location.pathname),
      sample,
      motions,
    }).map((program) => ({
      program,
      chosen: undefined,
    })),
  );
  /** For events that come before the next render. */
  const latest = useRef(versions);
  const [note, setNote] = useState('');
  const now = lastOf(versions);

  function show(next: Versions): void {
    latest.current = next;
    setVersions(next);
  }

  /** Shows these versions and stores them for the life of the tab. */
  function keep(next: Versions): void {
    show(next);
    const draft = draftOf(next.map(({ program }) => program));
    sessionStore.write(draftKey, withDraft(sessionStore.read(draftKey), location.pathname, draft));
  }
  const add = (version: Version) => keep(withVersion(latest.current, version));

  function take(version: Version): void {
    const { program } = lastOf(latest.current);
    add(version);
    if (lastOf(latest.current).program !== program) leaveLink();
  }

  // Runs once; later changes of the URL arrive as events.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      clearTimeout(soon);
      const found = programIn(location.hash, motions);
      if (!found) return;
      if ('broken' in found) {
        const told = brokenWords(found.broken, words.playground);
        soon = setTimeout(() => setNote(told), patience);
        return;
      }
      const isShown = textOf(found.program) === textOf(lastOf(latest.current).program);
      if (isShown) keep(latest.current);
      else add({ program: found.program, chosen: undefined });
    };
    open();
    addEventListener('hashchange', open);
    return () => {
      clearTimeout(soon);
      removeEventListener('hashchange', open);
    };
  }, []);

  /** Announces what was done with a block. */
  const tell = (pattern: string, { program, at }: Edited, block: Block | undefined) => {
    const places = pathsOf(program);
    const number = places.findIndex((path) => samePath(path, at)) + 1;
    const place = fillWords(words.playground.place, { number: String(number), count: String(places.length) });
    const done = block ? fillWords(pattern, { block: wordsOf(block, words), place }) : '';
    const chosen = blockAt(program, at);
    // The focused button now belongs to another block, which screen readers do not announce.
    const hasMoved = done !== '' && chosen && chosen !== block;
    setNote(hasMoved ? fillWords(words.playground.chosen, { done, block: wordsOf(chosen, words), place }) : done);
  };

  return {
    ...now,
    /** Text of the live region. */
    note,
    setNote,
    choose: (chosen: Path | undefined) => show(withChosen(latest.current, chosen)),
    /** Changes a field of a block. Changes of one field count as one until the field is left. */
    set(make: () => Edited, field: string): void {
      const { program, at } = make();
      take({ program, chosen: at, field });
      setNote('');
    },
    leaveField: () => lastOf(latest.current).field !== undefined && show(settled(latest.current)),
    /** Applies an edit and announces it, or announces why it is beyond the limits. Returns whether it was applied. */
    change(make: () => Edited | undefined, pattern: string, block?: Block): boolean {
      try {
        const edited = make();
        if (!edited) return false;
        take({ program: edited.program, chosen: edited.at.length > 0 ? edited.at : undefined });
        tell(pattern, edited, block ?? blockAt(edited.program, edited.at));
        return true;
      } catch (error) {
        if (!(error instanceof ProgramError)) throw error;
        setNote(words.playground[error.fault]);
        return false;
      }
    },
    /** Replaces the whole program, or announces that it has too many blocks. Returns whether it was replaced. */
    replace(program: Program): boolean {
      const count = countOf(program);
      const fits = count <= limits.blocks;
      if (fits) take({ program, chosen: undefined });
      setNote(fits ? '' : fillWords(words.playground.doesNotFit, { count: String(count) }));
      return fits;
    },
    undo:
      versions.length === 1
        ? undefined
        : () => {
            keep(withoutLast(latest.current));
            leaveLink();
            setNote(words.playground.undone);
          },
  };
}

/** Removes an outdated program from the URL: after a reload it would win over the draft. */
function leaveLink(): void {
  if (location.hash.startsWith(programMark))
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
}
