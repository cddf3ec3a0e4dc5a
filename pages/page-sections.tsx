import type { ComponentType } from 'react';
import type { PageKind } from '#rules/schema/page.ts';
import type { Page } from './page.ts';
import type { Section, SectionKindName, SectionKindOn, SectionOf } from './sections.ts';

/** The component of each kind of section that a page of this kind may contain. */
export type SectionComponents<Kind extends PageKind> = {
  [Name in SectionKindOn<Kind>]: ComponentType<{ section: SectionOf<Name> }>;
};

type AnyComponents = { [Name in SectionKindName]?: ComponentType<{ section: SectionOf<Name> }> };

interface Props {
  page: Page;
  components: AnyComponents;
}

/** The sections of a page in the order of its content. Throws for a kind that is missing in the page's table. */
export const PageSections = ({ page, components }: Props) =>
  page.sections.map((section) => {
    const Component = components[section.kind] as ComponentType<{ section: Section }> | undefined;
    if (!Component)
      throw new Error(
        `the table of ${page.kind} pages has no component for the section kind "${section.kind}": add the page to the kind's line in pages/sections.ts, then run npm run new -- tables`,
      );
    return <Component key={section.id} section={section} />;
  });
