import * as z from 'zod';
import { texts } from '#core/fields/fields.ts';
import { contactPoints, telephoneHref } from '#core/regions/company.ts';
import { linkRef } from '#core/regions/region-schema.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';

/** The contact for questions: the region's support by mail, by phone where it has a number, and related pages. */
export const helpContact = defineSection({
  structure: z.strictObject({
    links: z.record(z.string(), linkRef).default({}).describe('Further pages, shown while they exist.'),
  }),
  words: texts('heading', 'lead').extend({
    email: z.string().describe('Labels of the rows.'),
    phone: z.string(),
    hours: texts('label', 'text'),
    reply: texts('label', 'text').optional().describe('How soon support replies. Shown if the region promises it.'),
    links: z.record(z.string(), z.string()),
  }),
  resolve({ links }, { email, phone, hours, reply, links: labels, heading, lead }, context) {
    const support = contactPoints(context.site, context.edition).find(({ type }) => type === 'customer support');
    const rows: { id: string; label: string; text: string; href?: string }[] = [];
    if (support) rows.push({ id: 'email', label: email, text: support.email, href: `mailto:${support.email}` });
    if (support?.telephone)
      rows.push({ id: 'phone', label: phone, text: support.telephone, href: telephoneHref(support.telephone) });
    rows.push({ id: 'hours', ...hours });
    if (reply) rows.push({ id: 'reply', ...reply });
    const relatedLinks = Object.entries(links).flatMap(([id, ref]) => {
      const link = context.link(ref);
      const label = labels[id];
      if (link && label === undefined) throw new Error(`the link "${id}" has no words`);
      return link && label !== undefined ? [{ ...link, id, label }] : [];
    });
    return { heading, lead, rows, links: relatedLinks };
  },
});

export type HelpContactValue = SectionValue<'help-contact', typeof helpContact>;
