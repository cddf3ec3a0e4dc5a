import { useEffect, useState } from 'react';
import { sessionStore } from '../../session/storage.ts';
import { fillWords } from '../../ui/fill-words.ts';
import { gesturesOf, wordsOf } from './block-words.ts';
import type { Edited, Path } from './edit-program.ts';
import { blockAt, pathsOf, samePath } from './edit-program.ts';
import type { PlaygroundWords } from './playground-words.ts';
import type { Block, Program } from './program.ts';
import { ProgramError } from './program.ts';
import { programIn } from './program-link.ts';
import { programOf, textOf } from './program-text.ts';

interface Version {
  program: Program;
  chosen: Path | undefined;
}

/** So many changes can be undone. */
const remembered = 40;
const draftKey = 'program';

/** The program that a visitor builds: from the link that was opened, as it was left in this tab, or the one that stands there first. */
export function useProgram(sample: string, words: PlaygroundWords) {
  const motions = gesturesOf(words);
  const [now, setNow] = useState<Version>(() => ({ program: earlier(sample, motions), chosen: undefined }));
  const [past, setPast] = useState<Version[]>([]);
  const [note, setNote] = useState('');

  const take = (version: Version) => {
    setPast([...past.slice(1 - remembered), now]);
    setNow(version);
    sessionStore.write(draftKey, textOf(version.program));
  };

  // Once: an address that changes later is heard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const open = () => {
      const found = programIn(location.hash, motions);
      if (!found) return;
      if ('program' in found) return setNow({ program: found.program, chosen: undefined });
      const { fault, at, text } = found.broken;
      setNote(fillWords(words.playground.badLink, { at: String(at), text, fault: words.playground[fault] }));
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  /** Says what was done with the block that was spoken of. */
  const tell = (pattern: string, { program, at }: Edited, block: Block | undefined) => {
    const places = pathsOf(program);
    const number = places.findIndex((path) => samePath(path, at)) + 1;
    const place = fillWords(words.playground.place, { number: String(number), count: String(places.length) });
    setNote(block ? fillWords(pattern, { block: wordsOf(block, words), place }) : '');
  };

  return {
    ...now,
    /** What is to be read out. */
    note,
    setNote,
    choose: (chosen: Path | undefined) => setNow({ program: now.program, chosen }),
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
    /** Puts another program in the place of this one. */
    replace: (program: Program) => take({ program, chosen: undefined }),
    undo:
      past.length === 0
        ? undefined
        : () => {
            const last = past.at(-1) as Version;
            setPast(past.slice(0, -1));
            setNow(last);
            setNote('');
            sessionStore.write(draftKey, textOf(last.program));
          },
  };
}

function earlier(sample: string, motions: readonly string[]): Program {
  const linked = programIn(location.hash, motions);
  if (linked && 'program' in linked) return linked.program;
  const draft = sessionStore.read(draftKey);
  try {
    if (draft !== null) return programOf(draft, motions);
  } catch {
    // A draft that is no program any more is forgotten.
  }
  return programOf(sample, motions);
}
