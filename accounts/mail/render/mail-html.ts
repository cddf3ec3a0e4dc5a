import { escapeMarkup } from '#core/words/escape-markup.ts';
import type { MailBlock, MailDocument } from './mail-document.ts';

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans',sans-serif";

/** Inline, because many mail clients drop style sheets; the sheet below only adds dark colours. */
const styles = {
  body: `margin:0;padding:0;background:#f2f3f3;color:#0e0f13;${font};font-size:16px;line-height:1.5`,
  page: 'max-width:560px;margin:0 auto;padding:32px 20px 40px',
  brand: 'margin:0 0 20px;font-size:15px;font-weight:800;letter-spacing:.14em',
  brandLink: 'color:#0e0f13;text-decoration:none',
  main: 'background:#ffffff;border-top:4px solid #ff5426;padding:28px 28px 12px',
  title: 'margin:0 0 16px;font-size:24px;line-height:1.2;font-weight:700',
  paragraph: 'margin:0 0 16px',
  code: "margin:0 0 20px;padding:16px 20px;background:#f2f3f3;font-family:ui-monospace,Menlo,Consolas,'Courier New',monospace;font-size:32px;line-height:1.2;font-weight:700;letter-spacing:.18em",
  discountCode:
    "margin:0 0 16px;padding:16px 20px;background:#f2f3f3;font-family:ui-monospace,Menlo,Consolas,'Courier New',monospace;font-size:20px;line-height:1.2;font-weight:700;letter-spacing:.06em;white-space:nowrap",
  linkLine: 'margin:4px 0 24px',
  button:
    'display:inline-block;padding:13px 24px;background:#0e0f13;color:#ffffff;font-weight:600;text-decoration:none;border-bottom-right-radius:12px',
  quoteLabel: 'margin:0 0 4px;font-weight:600',
  quote: 'margin:0 0 20px;padding:0 0 0 16px;border-left:3px solid #e4e6e8;white-space:pre-line;overflow-wrap:anywhere',
  footer: 'padding:20px 28px 0;color:#5b616b;font-size:13px',
  footerParagraph: 'margin:0 0 8px',
  footerLink: 'color:#5b616b',
} as const;

const dark = `@media (prefers-color-scheme:dark){
body{background:#08090b!important;color:#f2f3f3!important}
.m-brand{color:#f2f3f3!important}
.m-main{background:#16181d!important}
.m-code{background:#22252c!important}
.m-button{background:#f2f3f3!important;color:#0e0f13!important}
.m-quote{border-left-color:#3a3e47!important}
.m-footer,.m-footer a{color:#a5abb5!important}
}`;

export function mailHtml({ lang, brand, home, subject, title, blocks, footer }: MailDocument): string {
  return `<!doctype html>
<html lang="${escapeMarkup(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeMarkup(subject)}</title>
<style>${dark}</style>
</head>
<body style="${styles.body}">
<div style="${styles.page}">
<p style="${styles.brand}"><a class="m-brand" href="${escapeMarkup(home)}" style="${styles.brandLink}">${escapeMarkup(brand)}</a></p>
<div class="m-main" role="main" style="${styles.main}">
<h1 style="${styles.title}">${escapeMarkup(title)}</h1>
${blocks.map(blockHtml).join('\n')}
</div>
<div class="m-footer" style="${styles.footer}">
${footer.map(footerHtml).join('\n')}
</div>
</div>
</body>
</html>
`;
}

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="${styles.paragraph}">${escapeMarkup(block.text)}</p>`;
    case 'code':
      return `<p class="m-code" style="${styles.code}">${escapeMarkup(block.text)}</p>`;
    case 'discountCode':
      return `<p class="m-code" style="${styles.discountCode}">${escapeMarkup(block.text)}</p>`;
    case 'link':
      return `<p style="${styles.linkLine}"><a class="m-button" href="${escapeMarkup(block.href)}" style="${styles.button}">${escapeMarkup(block.label)}</a></p>`;
    case 'quote':
      return `<p style="${styles.quoteLabel}">${escapeMarkup(block.label)}</p>\n<blockquote class="m-quote" style="${styles.quote}">${escapeMarkup(block.text)}</blockquote>`;
  }
}

const footerHtml = (block: MailBlock): string =>
  `<p style="${styles.footerParagraph}">${
    block.kind === 'link'
      ? `<a href="${escapeMarkup(block.href)}" style="${styles.footerLink}">${escapeMarkup(block.label)}</a>`
      : escapeMarkup(block.text)
  }</p>`;
