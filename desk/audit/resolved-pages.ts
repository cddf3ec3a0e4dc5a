import type { Site } from '#core/site.ts';
import { type ResolvedPage, resolveEveryPage } from '#pages/every-page.ts';

export type { ResolvedPage };

/** Every page of every edition, resolved once between each two of its edges. */
export const resolvedPages = (site: Site): readonly ResolvedPage[] => resolveEveryPage(site).pages;
