/** The modules of the site for the table of editions that is in force when this is called. */
export const importSite = async () => ({
  ...(await import('#server/content/load-site.ts')),
  ...(await import('#pages/resolve-page.ts')),
  ...(await import('#pages/resolve-head.ts')),
  ...(await import('#core/place/editions.ts')),
  ...(await import('#core/links/link.ts')),
  ...(await import('#desk/audit/law-status.ts')),
  ...(await import('#contract/suggestion.ts')),
  ...(await import('#features/search/edition-search.ts')),
  ...(await import('#accounts/mail/render/render-message.ts')),
  ...(await import('#main/accounts/account-policy.ts')),
  ...(await import('#tests/support/site/rendered-page.ts')),
  ...(await import('#core/words/dates.ts')),
  ...(await import('#core/words/calendar-dates.ts')),
  ...(await import('#core/news/news.ts')),
});
