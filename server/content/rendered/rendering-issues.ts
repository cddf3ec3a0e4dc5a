import { pageFolder } from '#core/links/page-schema.ts';
import type { Site } from '#core/site.ts';
import type { Page } from '#pages/page.ts';
import type { ContentIssue } from '../content-error.ts';
import { wallTimeOf } from '../wall-time.ts';

type Render = (page: Page) => Promise<unknown>;

/** Renders pages as the server does. Returns one issue for each section, or page, that visitors could not be shown. */
export async function renderingIssues(site: Site, pages: readonly Page[], render: Render): Promise<ContentIssue[]> {
  const issues = new Map<string, ContentIssue>();
  for (const page of pages) {
    const content = site.pages[page.slug];
    for (const { section, message } of await errorsOf(page, render)) {
      const file = `content/${pageFolder(content?.wordsFrom ?? page.slug)}/page.yaml`;
      const index = content?.settings.sections.findIndex(({ id }) => id === section) ?? -1;
      const path = index < 0 ? '' : `sections.${index}`;
      const key = [file, path, message].join(' ');
      if (issues.has(key)) continue;
      const since = page.instant > 0 ? `from ${wallTimeOf(page.instant, page.edition)} on` : 'from the beginning';
      issues.set(key, {
        file,
        path,
        actual: `visitors would get an error instead of the page: ${message}`,
        fix: `Fix it where the message says; it happens in the ${page.edition} edition ${since}.`,
      });
    }
  }
  return [...issues.values()];
}

async function errorsOf(page: Page, render: Render): Promise<{ section?: string; message: string }[]> {
  const pageError = await errorOf(page, render);
  if (pageError === undefined) return [];
  const errors: { section: string; message: string }[] = [];
  for (const section of page.sections) {
    const message = await errorOf({ ...page, sections: [section] }, render);
    if (message !== undefined) errors.push({ section: section.id, message });
  }
  return errors.length > 0 ? errors : [{ message: pageError }];
}

const errorOf = (page: Page, render: Render): Promise<string | undefined> =>
  render(page).then(
    () => undefined,
    (error: unknown) => (error as Error).message,
  );
