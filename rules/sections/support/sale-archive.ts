import * as z from 'zod';
import { createResolveContext, messageValuesOf } from '../../context/resolve-context.ts';
import { pathOf } from '../../place/place.ts';
import { saleTermsSlug } from '../../site/after-sale.ts';
import { isPageOpen, windowsOf } from '../../site/link.ts';
import { defineSection } from '../parts/define.ts';

/** Links to the terms of every sale that has begun, newest first. Left out before the first. */
export const saleArchive = defineSection({
  structure: z.strictObject({}),
  words: z.strictObject({ heading: z.string() }),
  resolve(_, { heading }, { site, edition, moment }) {
    const opening = (slug: string) => windowsOf(site, edition, slug)[0]?.opens ?? 0;
    const links = Object.keys(site.campaigns)
      .map(saleTermsSlug)
      .filter((slug) => isPageOpen(site, edition, slug, moment))
      .toSorted((one, other) => opening(other) - opening(one))
      .map((slug) => {
        const { settings, words } = site.pages[slug] ?? {};
        const context = createResolveContext(site, edition, moment, settings);
        const head = words?.[edition]?.sections.head as { heading: string };
        return { href: pathOf({ edition, slug }), label: context.format(head.heading, messageValuesOf(context)) };
      });
    return links.length > 0 ? { heading, links } : undefined;
  },
});
