/** The modules of the site for the table of editions that is in force when this is called. */
export async function importSite() {
  const [loader, pages, editions, links, law, suggestion, search, mail, mailContext, rendered, dates, audit, news] =
    await Promise.all([
      import('#server/content/load-site.ts'),
      import('#rules/page/page.ts'),
      import('#rules/place/editions.ts'),
      import('#rules/site/link.ts'),
      import('#rules/site/law.ts'),
      import('#rules/contract/suggestion.ts'),
      import('#rules/sections/search/edition-search.ts'),
      import('#accounts/mail/render-message.ts'),
      import('#server/accounts/mail-context.ts'),
      import('#tests/support/site/rendered-page.ts'),
      import('#rules/words/dates.ts'),
      import('#desk/audit/date-mentions.ts'),
      import('#rules/context/news.ts'),
    ]);
  return {
    ...loader,
    ...pages,
    ...editions,
    ...links,
    ...law,
    ...suggestion,
    ...search,
    ...mail,
    ...mailContext,
    ...rendered,
    ...dates,
    ...audit,
    ...news,
  };
}
