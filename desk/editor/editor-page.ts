/** Styles beside those of Decap CMS. Error messages are long and stay until they are closed. */
export const editorStyle = `
body{font:16px/1.5 system-ui,sans-serif}
main.missing{max-width:40rem;margin:4rem auto;padding:0 1.25rem}
.refusal{position:fixed;z-index:100000;inset:auto 1rem 1rem;max-width:60rem;max-height:50vh;overflow:auto;margin:0 auto;padding:1rem 1.25rem;background:#fff;color:#1c1e22;border:1px solid #b3261e;border-left-width:.5rem;border-radius:.25rem;box-shadow:0 .5rem 2rem #0004}
.refusal[hidden]{display:none}
.refusal h2{margin:0 0 .5rem;font-size:1.125rem}
.refusal p{margin:0 0 .75rem;white-space:pre-line;overflow-wrap:anywhere}
.refusal button{font:inherit;padding:.375rem 1rem;border:1px solid #5b616b;border-radius:.25rem;background:none;cursor:pointer}
.Toastify__toast-body{overflow-wrap:anywhere}
`;

/** Runs before Decap CMS: disables its automatic start and its login. */
export const beforeScript = `window.CMS_MANUAL_INIT = true;
localStorage.setItem('decap-cms-user', '{"backendName":"proxy"}');
`;

const refusedHeading = 'Not saved. What you wrote is still in the form.';
const warnedHeading = 'Saved. The content audit has something to say about this file.';

/**
 * Starts Decap CMS with its configuration. If the server refuses a save, the message stays on the screen until it is
 * closed.
 */
export const startScript = (config: unknown): string => `const refusal = document.querySelector('.refusal');
const show = (text, heading = ${JSON.stringify(refusedHeading)}) => {
  refusal.querySelector('h2').textContent = heading;
  refusal.setAttribute('aria-label', heading);
  refusal.querySelector('p').textContent = text;
  refusal.hidden = text === '';
};
refusal.querySelector('button').addEventListener('click', () => show(''));
window.addEventListener('hashchange', () => show(''));
const ask = window.fetch;
window.fetch = async (address, options) => {
  const isSave = String(address).endsWith('/admin/api') && String(options?.body).includes('"action":"persistEntry"');
  if (isSave) show('');
  const response = await ask(address, options);
  if (isSave) {
    const { error, warnings = [] } = await response.clone().json().catch(() => ({}));
    if (!response.ok) show(error ?? 'The server did not answer. Is it still running?');
    else show(warnings.join('\\n'), ${JSON.stringify(warnedHeading)});
  }
  return response;
};
const words = window.CMS.getLocale('en');
Object.assign(words.editor.editorToolbar, { publish: 'Save', publishing: 'Saving…', published: 'Saved', publishNow: 'Save in content/', deployButtonLabel: 'Show the page' });
Object.assign(words.ui.toast, { entryPublished: 'Saved', onFailToPersist: 'Not saved' });
window.CMS.registerLocale('en', words);
window.CMS.init({ config: ${JSON.stringify(config).replaceAll('<', '\\u003c')} });
`;

/** The document of the editor. If Decap CMS is not installed, it says how to get it. */
export function editorDocument(isFetched: boolean): string {
  const main = isFetched
    ? `<section class="refusal" role="alert" hidden><h2></h2><p></p><button type="button">Close</button></section>
<script src="/admin/before.js"></script>
<script src="/admin/decap-cms.js"></script>
<script src="/admin/start.js"></script>`
    : `<main class="missing"><h1>The editor is not here yet</h1><p>Stop the server, and start it with <code>npm run editor</code>: that fetches the editor, once.</p></main>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Content</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/admin/editor.css">
</head>
<body>
${main}
</body>
</html>
`;
}
