import type { OutboxRow } from '#accounts/store/schema/tables.ts';
import type { GroupCode } from '#contract/account/groups.ts';
import { escapeMarkup } from '#core/words/escape-markup.ts';

/** Times are milliseconds since 1970. */
export interface OutboxMessage
  extends Pick<OutboxRow, 'id' | 'channel' | 'template' | 'created_at' | 'sent_at' | 'failed_at' | 'tries'> {
  group: GroupCode;
  to: string;
  subject: string | null;
  text: string;
  html: string | null;
  values: Record<string, unknown>;
}

const style = `
:root{color-scheme:light dark}
body{margin:auto;max-width:64rem;padding:2rem;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
article{border-top:2px solid #ff5426;padding:1.25rem 0}
.code{margin:0;font:700 2.25rem/1 ui-monospace,monospace;letter-spacing:.15em;user-select:all}
pre{white-space:pre-wrap}
iframe{width:100%;height:34rem;background:#fff}
`;

export function outboxPage(messages: readonly OutboxMessage[], to: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<form><label>Recipient<input name="to" type="search" value="${escapeMarkup(to)}" autocomplete="off"></label><button>Show</button></form>
${messages.length === 0 ? '<p>Nothing was sent, and nothing waits.</p>' : messages.map(messageArticle).join('\n')}
</main>
</body>
</html>
`;
}

function messageArticle(message: OutboxMessage): string {
  const { id, group, channel, to, template, subject, text, html, values, created_at } = message;
  const { code } = values;
  const facts = [group, new Date(created_at).toISOString(), channel, to, template, sendingState(message)]
    .map(escapeMarkup)
    .join(' · ');
  return `<article id="${escapeMarkup(id)}">
<h2>${escapeMarkup(subject ?? text)}</h2>
<p>${facts}</p>
${typeof code === 'string' ? `<p class="code">${escapeMarkup(code)}</p>\n` : ''}<pre>${linkifyText(text)}</pre>
${html === null ? '' : `<details><summary>As HTML</summary><iframe sandbox title="The message as HTML" loading="lazy" srcdoc="${escapeMarkup(html)}"></iframe></details>`}
</article>`;
}

function sendingState({ sent_at, failed_at, tries }: OutboxMessage): string {
  const state = sent_at !== null ? 'sent' : failed_at !== null ? 'failed' : 'waiting';
  return `${state}, ${tries} ${tries === 1 ? 'try' : 'tries'}`;
}

const linkifyText = (text: string): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeMarkup(part)}">${escapeMarkup(part)}</a>` : escapeMarkup(part),
    )
    .join('');
