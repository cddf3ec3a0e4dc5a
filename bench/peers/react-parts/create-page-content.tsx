import type { ComponentType, ReactNode } from 'react';
import type { Page } from '#pages/page.ts';

/** Makes the component with the content of a kind of page, from its layout and the components of its sections. */
export const createPageContent = (
  Layout: ComponentType<{ page: Page; children: ReactNode }>,
  sections: Record<string, ComponentType<{ section: never }>>,
) =>
  function Content({ page }: { page: Page }) {
    return (
      <Layout page={page}>
        {page.sections.map((section) => {
          const Section = sections[section.kind] as ComponentType<{ section: object }>;
          return <Section key={section.id} section={section} />;
        })}
      </Layout>
    );
  };
