import { regions } from './regions.ts';

/** Every kind of section by its name in `page.yaml`. */
export const sectionKinds = {
  regions,
};

export type SectionKindName = keyof typeof sectionKinds;

interface SectionFrame {
  id: string;
  anchor?: string | undefined;
}

type ValueOf<Name extends SectionKindName> = NonNullable<ReturnType<(typeof sectionKinds)[Name]['resolve']>>;

/** A resolved section: told apart by `kind`. */
export type Section = { [Name in SectionKindName]: SectionFrame & { kind: Name } & ValueOf<Name> }[SectionKindName];

/** The value of one kind: `SectionOf<'gallery'>`. */
export type SectionOf<Name extends SectionKindName> = Extract<Section, { kind: Name }>;
