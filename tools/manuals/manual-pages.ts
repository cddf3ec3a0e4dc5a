import { encode } from 'uqr';
import { Html, html } from './html.ts';
import type { FormattedChapter, ManualContent } from './manual-content.ts';

export const pictureNames = {
  cover: 'cover.jpg',
  parts: 'parts.jpg',
  detail: 'detail.jpg',
  shape: 'shape.jpg',
  scene: 'scene.jpg',
} as const;

/** A manual as an HTML document of A5 pages. */
export function manualDocument(content: ManualContent, styles: string): string {
  const pages = [...chapterPages(content), figuresPage(content)];
  return documentOf(
    content,
    styles,
    html`${coverPage(content)}${pages.map((page, index) => pageFrame(content, page, index + 2))}`,
  );
}

/** The artwork of the cover, one page large: the name as a backdrop with the machine in front of it. */
export function coverArt(content: ManualContent, styles: string): string {
  const { word, wordWidth } = content;
  const lines = word.split('|');
  const width = lines.length > 1 ? wordWidth[1] : wordWidth[0];
  return documentOf(
    content,
    `${styles}\n.art { --w: ${width}; }`,
    html`<div class="art"><div class="word" lang="en">${lines.map((line) => html`<span>${line}</span>`)}</div><img src="robot.webp" alt=""></div>`,
  );
}

const documentOf = ({ lang, name, title, accent }: ManualContent, styles: string, body: Html): string =>
  html`<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${name}: ${title}</title><style>${new Html(styles)}</style></head>
<body data-accent="${accent}">${keepTogether(body)}</body></html>`.markup;

/** Keeps ranges on one line, and Korean particles after a quotation: “실행”이라고. */
const keepTogether = ({ markup }: Html) =>
  new Html(markup.replace(/(?<=\d)–(?=\d)/g, '–\u2060').replace(/”(?=\p{Script=Hangul})/gu, '”\u2060'));

const coverPage = ({ brand, name, title, promise }: ManualContent) =>
  html`<section class="page cover"><img src="${pictureNames.cover}" alt=""><p class="brand">${brand}</p>
<header><h1>${name}</h1><p class="what">${title}</p><p class="promise">${promise}</p></header></section>`;

const pageFrame = ({ name, title }: ManualContent, body: Html, number: number) =>
  html`<section class="page">${body}<footer><span>${name}</span><span>${title}</span><b>${number}</b></footer></section>`;

function chapterPages(content: ManualContent): Html[] {
  const chapter = (id: string) => content.chapters.find((one) => one.id === id);
  const [meet, charge, app, program, modes, voice, safety, care] = [
    'meet',
    'charge',
    'app',
    'program',
    'modes',
    'voice',
    'safety',
    'care',
  ].map(chapter);
  return [
    meet && partsPage(content, meet),
    charge &&
      html`<main>${head(charge)}${bigFigures(charge)}${steps(charge)}${note(charge)}${plate('detail', 'plate tall')}</main>`,
    app && appPage(content, app),
    program && html`<main>${head(program)}${points(program)}${note(program)}${plate('shape')}</main>`,
    modes && html`<main>${head(modes)}${bigFigures(modes)}${points(modes)}${plate('shape')}</main>`,
    voice && voicePage(content, voice),
    safety &&
      html`<main>${head(safety)}${points(safety)}${care && html`<div class="second">${head(care)}${points(care)}</div>`}</main>`,
  ].filter((page) => page !== undefined);
}

function partsPage({ lead, parts, box }: ManualContent, meet: FormattedChapter): Html {
  const numbers = parts.marks.map(
    ({ x, y }, index) => html`<b style="left:${(x * 100).toFixed(1)}%;top:${(y * 100).toFixed(1)}%">${index + 1}</b>`,
  );
  return html`<main>${head({ ...meet, lead })}<figure class="parts"><div><img src="${pictureNames.parts}" alt="">${numbers}</div></figure>
<ol class="names">${parts.marks.map(({ title, text }) => html`<li><strong>${title}</strong>${text && html`<span>${text}</span>`}</li>`)}</ol>
${meet.lead && html`<p class="lead after">${meet.lead}</p>`}${points(meet)}<h3>${box.title}</h3><ul class="box">${box.items.map((item) => html`<li>${item}</li>`)}</ul></main>`;
}

const appPage = ({ app }: ManualContent, chapter: FormattedChapter) =>
  html`<main>${head(chapter)}<div class="scan"><figure>${scanCode(app.address)}<figcaption>${app.label}<small>${address(app.address)}</small></figcaption></figure>${bigFigures(chapter)}</div>${steps(chapter)}${note(chapter)}</main>`;

/** A URL without scheme. Lines break before its path. */
const address = (url: string) =>
  html`${url
    .replace('https://', '')
    .split('/')
    .map((part, index) => html`${index > 0 && html`<wbr>/`}${part}`)}`;

function voicePage({ lang, voiceCommands }: ManualContent, voice: FormattedChapter): Html {
  return html`<main>${head(voice)}${voiceCommands && html`<p class="line">${voiceCommands.line}</p>`}${steps(voice)}${
    voiceCommands &&
    html`<dl class="words${voiceCommands.groups.length > 8 && ' many'}">${voiceCommands.groups.map(({ title, words }) => html`<div><dt>${title}</dt><dd>${words.map((word) => html`<span>${word}</span>${lang.startsWith('zh') ? '' : ' '}`)}</dd></div>`)}</dl>`
  }${plate('scene', 'plate tall filler')}</main>`;
}

const figuresPage = ({ figures, support }: ManualContent) =>
  html`<main><h2>${figures.title}</h2><dl class="rows">${figures.rows.map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
<div class="second"><h2>${support.title}</h2><p class="lead">${support.hours}</p><div class="desks">${support.desks.map(
    ({ region, rows, manuals }) =>
      html`<section><h3>${region}</h3><dl>${rows.map(({ name, value }) => html`<dt>${name}</dt><dd>${value}</dd>`)}<dt>${support.manuals}</dt><dd>${address(manuals)}</dd></dl></section>`,
  )}</div><p class="small">${support.warranty}</p><p class="small">${support.notice}</p></div></main>`;

const head = ({ title, lead }: Pick<FormattedChapter, 'title' | 'lead'>) =>
  html`<h2>${title}</h2>${lead && html`<p class="lead">${lead}</p>`}`;

const steps = ({ steps: lines }: FormattedChapter) =>
  lines.length > 0 && html`<ol class="steps">${lines.map((step) => html`<li>${step}</li>`)}</ol>`;

const points = ({ points: list }: FormattedChapter) =>
  list.length > 0 &&
  html`<dl class="points">${list.map(({ title, text }) => html`<div><dt>${title}</dt><dd>${text}</dd></div>`)}</dl>`;

const note = ({ note: text }: FormattedChapter) => text && html`<p class="note">${text}</p>`;

/** Large numbers with small units. */
const bigFigures = ({ figures }: FormattedChapter) =>
  figures.length > 0 &&
  html`<dl class="big">${figures.map(({ value, label }) => {
    const [, before = '', number = value, after = ''] = /^(\D*)([\d.,–~×\s]*\d)(.*)$/u.exec(value) ?? [];
    return html`<div><dd>${before && html`<small>${before} </small>`}${number}${after && html`<small>${after}</small>`}</dd><dt>${label}</dt></div>`;
  })}</dl>`;

const plate = (name: 'detail' | 'shape' | 'scene', className = 'plate') =>
  html`<figure class="${className}"><img src="${pictureNames[name]}" alt=""></figure>`;

function scanCode(address: string): Html {
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return html`<svg viewBox="0 0 ${size} ${size}"><path d="${dark}"/></svg>`;
}
