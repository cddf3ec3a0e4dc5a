import { sectionKinds } from '#pages/sections.ts';
import { camelCase, pascalCase } from './name-styles.ts';
import { registryWithSection } from './registry-line.ts';
import type { Scaffold, ScaffoldRequest } from './scaffold.ts';
import { readProjectFile, refuseExisting, ScaffoldError } from './scaffold.ts';
import { sectionTables } from './section-tables.ts';

/** A kind of section (`docs/how-to/add-a-section.md`). */
export function newSection({ root, name, pageKinds }: ScaffoldRequest): Scaffold {
  const group = pageKinds.length > 1 ? 'shared' : pageKinds[0];
  const [rule, folder] = [`rules/sections/${group}/${name}.ts`, `app/sections/${name}`];
  if (Object.hasOwn(sectionKinds, name))
    throw new ScaffoldError(`${name} is a kind of section already: choose another name.`);
  refuseExisting(root, [rule, folder]);
  const registry = 'pages/sections.ts';
  return {
    newFiles: {
      [rule]: ruleText(name),
      [`${folder}/${name}.tsx`]: componentText(name, rule),
      [`${folder}/${name}.module.css`]: `@layer sections {
  .body {
    max-width: 40rem;
  }
}
`,
      [`${folder}/${name}.examples.ts`]: exampleText(name, rule),
      [`${folder}/${name}.test.tsx`]: testText(name),
    },
    changedFiles: {
      [registry]: registryWithSection(readProjectFile(root, registry), { name, group, pages: pageKinds }),
      ...Object.fromEntries(sectionTables({ ...sectionKinds, [name]: { pages: pageKinds } })),
    },
    nextSteps: [
      `Say in ${rule} what content writes of it, and what its component is handed.`,
      `Show it: ${folder}/${name}.tsx, its styles, examples and test.`,
      `Put it on a page: { id: ${camelCase(name)}, kind: ${name} } in page.yaml (${pageKinds.join(', ')}), and its words.`,
    ],
  };
}

const ruleText = (name: string) => `import * as z from 'zod';
import type { SectionValue } from '../parts/define.ts';
import { defineSection } from '../parts/define.ts';
import { readingSurface } from '../parts/surface.ts';

/** A heading and a text. */
export const ${camelCase(name)} = defineSection({
  structure: z.strictObject({ surface: readingSurface.default('white') }),
  words: z.strictObject({
    /** Label in the sub-navigation of a product. */
    nav: z.string().optional(),
    heading: z.string(),
    text: z.string(),
  }),
  resolve: ({ surface }, words) => ({ surface, ...words }),
});

export type ${pascalCase(name)}Value = SectionValue<'${name}', typeof ${camelCase(name)}>;
`;

const componentText = (name: string, rule: string) => `import type { ${pascalCase(name)}Value } from '#${rule}';
import { SectionFrame } from '../../ui/section-frame.tsx';
import styles from './${name}.module.css';

/** A heading and a text below it. */
export function ${pascalCase(name)}Section({ section }: { section: ${pascalCase(name)}Value }) {
  const { id, anchor, surface, heading, text } = section;
  return (
    <SectionFrame id={id} anchor={anchor} surface={surface} heading={heading}>
      <p className={styles.body}>{text}</p>
    </SectionFrame>
  );
}
`;

const exampleText = (name: string, rule: string) => `import type { ${pascalCase(name)}Value } from '#${rule}';

export const ${camelCase(name)}Example: ${pascalCase(name)}Value = {
  id: '${camelCase(name)}',
  kind: '${name}',
  surface: 'white',
  heading: 'A heading.',
  text: 'A sentence below it.',
};
`;

const testText = (name: string) => `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ${camelCase(name)}Example } from './${name}.examples.ts';
import { ${pascalCase(name)}Section } from './${name}.tsx';

test('the section is named by its heading, and its text stands below', () => {
  const html = renderToStaticMarkup(<${pascalCase(name)}Section section={${camelCase(name)}Example} />);
  expect(html).toMatch(/<section[^>]*aria-labelledby="${camelCase(name)}-heading"/);
  expect(html).toMatch(/id="${camelCase(name)}-heading">A heading\\.<\\/h2>.*A sentence below it\\./);
});
`;
