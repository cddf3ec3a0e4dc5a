/** Styles beside those of Decap CMS. Messages are long and stay until they are closed. */
export const editorStyle = `
body{font:16px/1.5 system-ui,sans-serif}
main.missing{max-width:40rem;margin:4rem auto;padding:0 1.25rem}
.box{position:fixed;z-index:100000;inset:auto 1rem 1rem;max-width:60rem;max-height:50vh;overflow:auto;margin:0 auto;padding:1rem 1.25rem;background:#fff;color:#1c1e22;border:1px solid #b3261e;border-left-width:.5rem;border-radius:.25rem;box-shadow:0 .5rem 2rem #0004}
.box[hidden]{display:none}
.progress{border-color:#5b616b}
.meant{inset:0;margin:auto;max-height:80vh}
.box h2{margin:0 0 .5rem;font-size:1.125rem}
.box p{margin:0 0 .75rem;white-space:pre-wrap;overflow-wrap:anywhere}
.box label,.box input{display:block;box-sizing:border-box;width:100%}
.box input{margin:.25rem 0 .75rem}
.box button,.box input{font:inherit;padding:.375rem 1rem;border:1px solid #5b616b;border-radius:.25rem;background:none}
.box button{cursor:pointer}
.Toastify__toast-body{overflow-wrap:anywhere}
`;

/** Runs before Decap CMS: disables its automatic start and its login. */
export const beforeScript = `window.CMS_MANUAL_INIT = true;
localStorage.setItem('decap-cms-user', '{"backendName":"proxy"}');
`;

const refusedHeading = 'Not saved. What you wrote is still in the form.';
const warnedHeading = 'Saved. The content audit has something to say about this file.';

/** Time between two questions about a save that is being checked, in ms. */
const pollMs = 1_000;

/**
 * Starts Decap CMS with its configuration. Decap CMS gives up a save after a minute, so this page waits for the check
 * itself and shows its progress. If the server refuses a save, the message stays on the screen until it is closed; if
 * its findings may be intended, the page asks for the reason and saves with it.
 */
export const startScript = (config: unknown): string => `const find = (name) => document.querySelector(name);
const refusal = find('.refusal');
const progress = find('.progress');
const meant = find('.meant');
const show = (text, heading = ${JSON.stringify(refusedHeading)}) => {
  refusal.querySelector('h2').textContent = heading;
  refusal.setAttribute('aria-label', heading);
  refusal.querySelector('p').textContent = text;
  refusal.hidden = text === '';
};
const showProgress = (text) => {
  progress.querySelector('p').textContent = text;
  progress.hidden = text === '';
};
refusal.querySelector('button').addEventListener('click', () => show(''));
window.addEventListener('hashchange', () => show(''));
const ask = window.fetch;
const post = (call) => ask('/admin/api', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(call) });
const read = (response) => response.clone().json().catch(() => ({}));
const save = async (call) => {
  let response = await post(call);
  for (;;) {
    const { saving, step, seconds } = await read(response);
    if (saving === undefined) return response;
    showProgress('Checking your change: ' + step + ' … ' + seconds + ' s');
    await new Promise((resolve) => setTimeout(resolve, ${pollMs}));
    response = await post({ action: 'saveState', params: { id: saving } }).catch(() => {
      showProgress('The server does not answer. Is it still running?');
      return response;
    });
  }
};
const [reasonField, withReason, backToForm] = meant.querySelectorAll('input, button');
const askReason = (error) =>
  new Promise((resolve) => {
    meant.querySelector('p').textContent = error;
    withReason.onclick = () => reasonField.reportValidity() && meant.close(reasonField.value.trim());
    backToForm.onclick = () => meant.close('');
    meant.onclose = () => resolve(meant.returnValue);
    meant.returnValue = reasonField.value = '';
    meant.showModal();
  });
window.fetch = async (address, options) => {
  const isSave = String(address).endsWith('/admin/api') && String(options?.body).includes('"action":"persistEntry"');
  if (!isSave) return ask(address, options);
  show('');
  const call = JSON.parse(options.body);
  for (;;) {
    const response = await save(call).finally(() => showProgress(''));
    const { error, entries, warnings = [] } = await read(response);
    const reason = entries ? await askReason(error) : '';
    if (reason !== '') {
      call.params.accepted = [...(call.params.accepted ?? []), ...entries.map((entry) => ({ ...entry, reason }))];
      continue;
    }
    if (!response.ok) show(error ?? 'The server could not check it. Its terminal says why.');
    else show(warnings.join('\\n'), ${JSON.stringify(warnedHeading)});
    return response;
  }
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
    ? `<section class="box refusal" role="alert" hidden><h2></h2><p></p><button type="button">Close</button></section>
<section class="box progress" role="status" hidden><p></p></section>
<dialog class="box meant" aria-labelledby="meant"><h2 id="meant">Not saved yet. Is this meant?</h2><p></p>
<label>This is meant, because<input required minlength="10" placeholder="Who decided it, or where it is written"></label>
<button type="button">Save with this reason</button> <button type="button">Back to the form</button></dialog>
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
