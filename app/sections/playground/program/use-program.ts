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

/**
 * Milliseconds after which what is wrong with a link is told: a reader is told nothing of what was there from the
 * start.
 */
const patience = 1000;
const draftKey = 'program';

/**
 * The program that a visitor builds: from the link that was opened, as it was left in this tab, or the one that stands
 * there first.
 */
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
  /** The same, also for what happens before it is shown. */
  const latest = useRef(versions);
  const [note, setNote] = useState('');
  const now = lastOf(versions);

  function show(next: Versions): void {
    latest.current = next;
    setVersions(next);
  }

  /** Shows the last of these versions, and keeps them for as long as the tab. */
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

  // Once: an address that changes later is heard.
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

  /** Says what was done with the block that was spoken of. */
  const tell = (pattern: string, { program, at }: Edited, block: Block | undefined) => {
    const places = pathsOf(program);
    const number = places.findIndex((path) => samePath(path, at)) + 1;
    const place = fillWords(words.playground.place, { number: String(number), count: String(places.length) });
    const done = block ? fillWords(pattern, { block: wordsOf(block, words), place }) : '';
    const chosen = blockAt(program, at);
    // The button that has the focus becomes another block's, which no reader notices.
    const hasMoved = done !== '' && chosen && chosen !== block;
    setNote(hasMoved ? fillWords(words.playground.chosen, { done, block: wordsOf(chosen, words), place }) : done);
  };

  return {
    ...now,
    /** What is to be read out. */
    note,
    setNote,
    choose: (chosen: Path | undefined) => show(withChosen(latest.current, chosen)),
    /** Changes what is set on a block; what is changed of the same field before it is left is one change. */
    set(make: () => Edited, field: string): void {
      const { program, at } = make();
      take({ program, chosen: at, field });
      setNote('');
    },
    leaveField: () => lastOf(latest.current).field !== undefined && show(settled(latest.current)),
    /** Makes a change and says so; a change beyond the limits is not made, and it is said why. Whether it was made. */
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
    /**
     * Puts another program in the place of this one; with more blocks than a program may have it does not, and it is
     * said why. Whether it did.
     */
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

/** The program is no longer the one of the address, which would win on a reload. */
function leaveLink(): void {
  if (location.hash.startsWith(programMark))
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
}
