import type { Site } from '#core/site.ts';
import type { Page } from '#pages/page.ts';
import type { ContentIssue } from '../content-error.ts';
import { pagePlace, startOfError } from './page-issues.ts';

type Render = (page: Page) => Promise<unknown>;

/** Renders pages as the server does. Returns one issue for each section, or page, that visitors could not be shown. */
export async function renderingIssues(site: Site, pages: readonly Page[], render: Render): Promise<ContentIssue[]> {
  const issues = new Map<string, ContentIssue>();
  for (const page of pages) {
    for (const { section, message } of await errorsOf(page, render)) {
      const { file, path } = pagePlace(site, page.slug, section);
      const key = [file, path, message].join(' ');
      if (issues.has(key)) continue;
      issues.set(key, {
        file: `content/${file}`,
        path,
        actual: `visitors would get an error instead of the page: ${message}`,
        fix: `Fix it where the message says; it happens in the ${page.edition} edition ${startOfError(page.instant, page.edition)}.`,
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
