import type * as z from 'zod';
import type { ResolveContext } from '../../context/resolve-context.ts';

/**
 * One kind of section: what `page.yaml` says of it, what the files of words say, and how both become the value that
 * React is handed.
 * `resolve` answers undefined when nothing of the section may be shown.
 */
export interface SectionKind<Structure extends z.ZodType, Words extends z.ZodType, Value extends object> {
  structure: Structure;
  words: Words;
  resolve(structure: z.output<Structure>, words: z.output<Words>, scope: ResolveContext): Value | undefined;
}

/** Gives a section kind its types. */
export const defineSection = <Structure extends z.ZodType, Words extends z.ZodType, Value extends object>(
  kind: SectionKind<Structure, Words, Value>,
) => kind;
