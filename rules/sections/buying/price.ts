import * as z from 'zod';
import { percentOff } from '../../commerce/reduction.ts';
import { defineSection } from '../parts/define.ts';
import { instalmentsOf, pageProduct } from '../parts/page-product.ts';
import { readingSurface } from '../parts/surface.ts';
import { term, termsThatHold } from '../parts/terms.ts';

/** What a product costs, how it can be paid, and what is promised with it. Left out while it cannot be ordered yet. */
export const price = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('white'),
    policies: z.array(term).min(1),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    /** Stands over the price. */
    title: z.string(),
    /** A sentence under the title. */
    introducer: z.string().optional(),
    /** Said while it is sold ahead of delivery. */
    preSale: z.string().optional(),
    /** About the equal payments; shown where the region has them. */
    instalmentNote: z.string().optional(),
    /** Where and how one pays. */
    payments: z.string(),
    policyTitle: z.string(),
    /** Over the same list while it is sold ahead; without, it is the same. */
    preSalePolicyTitle: z.string().optional(),
    policies: z.record(z.string(), z.strictObject({ title: z.string(), content: z.string() })),
  }),
  resolve(
    { surface, policies: terms },
    { policies, policyTitle, preSalePolicyTitle, preSale, instalmentNote, ...words },
    scope,
  ) {
    const { offer, name } = pageProduct(scope);
    if (offer.state === 'teaser') return undefined;
    const isPreSale = offer.state === 'preOrder';
    return {
      surface,
      ...words,
      name,
      offer,
      reduction: percentOff(offer, scope.edition),
      preSale: isPreSale ? preSale : undefined,
      instalments: instalmentsOf(offer, scope),
      instalmentNote: offer.instalment && instalmentNote,
      paymentMarks: scope.site.regions[scope.edition].paymentMarks,
      policyTitle: (isPreSale ? preSalePolicyTitle : undefined) ?? policyTitle,
      policies: termsThatHold(terms, policies, offer.state, scope),
    };
  },
});
