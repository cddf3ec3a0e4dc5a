import * as z from 'zod';
import type { PageSettings } from '../links/page-schema.ts';
import type { BaseSection } from '../page-frame.ts';
import { isShownIn } from '../place/editions.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';

/**
 * A kind of section: the schema of its entry in `page.yaml`, the schema of its texts, and how both resolve to the value
 * that its React component renders. `resolve` returns undefined to leave the section out.
 */
export interface SectionKind<Structure extends z.ZodType, Words extends z.ZodType, Value extends object> {
  structure: Structure;
  words: Words;
  resolve(structure: z.output<Structure>, words: z.output<Words>, context: ResolveContext): Value | undefined;
}

export const defineSection = <Structure extends z.ZodType, Words extends z.ZodType, Value extends object>(
  kind: SectionKind<Structure, Words, Value>,
) => kind;

/** The resolved section of one kind: what its component renders. */
export type SectionValue<
  Name extends string,
  Kind extends { resolve(...args: never[]): object | undefined },
> = BaseSection & { kind: Name } & NonNullable<ReturnType<Kind['resolve']>>;

/** Backgrounds for reading. A page alternates them so that neighbouring sections differ. */
export const readingSurface = z.enum(['paper', 'white']);

export function isSectionShown(
  section: PageSettings['sections'][number],
  { edition, moment, campaign }: ResolveContext,
): boolean {
  if (!isShownIn(section, edition) || !moment.isOpen(section.window ?? {})) return false;
  return !section.duringCampaign || campaign?.openStage !== undefined;
}
