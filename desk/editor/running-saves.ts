import { randomUUID } from 'node:crypto';

export interface RunningSave {
  saving: string;
  step: string;
  seconds: number;
}

interface Save {
  step: string;
  startedAt: number;
  result: Promise<unknown>;
  isDone: boolean;
}

/**
 * The saves of the editor, and the revisions that they replaced. A save makes the site open again, with a new editor,
 * so they outlive the editor that started them.
 */
export class RunningSaves {
  /** Revisions by the revision they replaced: a form stays open after a save, and may be saved again. */
  readonly successors = new Map<string, string>();
  readonly #saves = new Map<string, Save>();
  #last: Promise<unknown> = Promise.resolve();

  /** Starts a save after all others. `run` gets a function that it calls with each of its steps. */
  start(run: (onStep: (step: string) => void) => Promise<unknown>): RunningSave {
    const save: Save = {
      step: 'waiting for another save',
      startedAt: performance.now(),
      isDone: false,
      result: this.#last.then(() =>
        run((step) => {
          save.step = step;
        }),
      ),
    };
    this.#last = save.result
      .catch(() => {})
      .then(() => {
        save.isDone = true;
      });
    const id = randomUUID();
    this.#saves.set(id, save);
    return describeSave(id, save);
  }

  /**
   * Returns the result of a save, or rejects with its error; before that, its progress. Undefined if there is no such
   * save.
   */
  async stateOf(id: string): Promise<unknown> {
    const save = this.#saves.get(id);
    if (!save) return undefined;
    return save.isDone ? save.result : describeSave(id, save);
  }
}

const describeSave = (saving: string, { step, startedAt }: Save): RunningSave => ({
  saving,
  step,
  seconds: Math.round((performance.now() - startedAt) / 1000),
});
