import type { OutboxRow } from '#accounts/store/schema/tables.ts';
import type { GroupCode } from '#contract/account/groups.ts';
import { escapeMarkup } from '#core/words/escape-markup.ts';

/** A message for developers. Times are milliseconds since 1970. */
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
:root{color-scheme:light dark;--line:light-dark(#d5d8dc,#33373f);--quiet:light-dark(#5b616b,#a5abb5)}
body{margin:0 auto;max-width:64rem;padding:2rem 1.25rem 4rem;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f2f3f3,#0e0f13);color:light-dark(#0e0f13,#f2f3f3)}
h1{margin:0 0 1rem;font-size:1.75rem}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin-bottom:2rem}
label{display:grid;gap:.25rem;font-size:.875rem}
input,button{font:inherit;padding:.5rem .75rem;border:1px solid var(--line);background:light-dark(#fff,#16181d);color:inherit}
article{border-top:2px solid #ff5426;background:light-dark(#fff,#16181d);padding:1.25rem;margin-bottom:1.25rem}
h2{margin:0 0 .25rem;font-size:1.125rem;overflow-wrap:anywhere}
.facts{margin:0 0 1rem;color:var(--quiet);font-size:.875rem;overflow-wrap:anywhere}
.code{margin:0 0 1rem;font:700 2.25rem/1 ui-monospace,monospace;letter-spacing:.15em;user-select:all}
pre{margin:0 0 1rem;white-space:pre-wrap;overflow-wrap:anywhere;font:.875rem/1.5 ui-monospace,monospace}
iframe{width:100%;height:34rem;border:1px solid var(--line);background:#fff}
summary{cursor:pointer}
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
<p class="facts">${facts}</p>
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
