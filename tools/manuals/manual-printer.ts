import { readFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { ManualJob } from './manual-jobs.ts';
import { pictureNames } from './manual-pages.ts';
import { coverMachine, detailPicture, partsPicture, scenePicture, shapePicture } from './manual-pictures.ts';

const host = 'http://guide.invalid';
/** A5 at 96 dpi, in px. */
const a5 = { width: 559, height: 794 };
const switches = [
  '--font-render-hinting=none',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type Files = Record<string, { body: Buffer | string; contentType: string }>;

/** The caller closes the browser. */
export const startPrinter = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: switches });

/**
 * Prints one manual as a PDF, which `datePdf` gives its date. `fonts` maps paths to files. Throws if a page overflows.
 */
export async function printManual(
  browser: Browser,
  { id, content, document, art }: ManualJob,
  fonts: Record<string, string>,
): Promise<Buffer> {
  const context = await browser.newContext({ viewport: a5, deviceScaleFactor: 1.6 });
  try {
    const page = await context.newPage();
    const files: Files = {};
    for (const [path, file] of Object.entries(fonts))
      files[path] = { body: await readFile(file), contentType: `font/${file.split('.').at(-1)}` };
    await serve(page, files);
    files['/art.html'] = { body: art, contentType: 'text/html' };
    files['/robot.webp'] = { body: await coverMachine(content.picture), contentType: 'image/webp' };
    await open(page, '/art.html');
    files[`/${pictureNames.cover}`] = jpeg(await page.screenshot({ type: 'jpeg', quality: 80 }));
    files[`/${pictureNames.parts}`] = jpeg(await partsPicture(content.parts.picture));
    files[`/${pictureNames.detail}`] = jpeg(await detailPicture(content.detail));
    files[`/${pictureNames.scene}`] = jpeg(await scenePicture(content.scene));
    files[`/${pictureNames.shape}`] = jpeg(await shapePicture(content.shape));
    files['/guide.html'] = { body: document, contentType: 'text/html' };
    await open(page, '/guide.html');
    await removeSmallFillers(page);
    await assertPagesFit(page, id);
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  } finally {
    await context.close();
  }
}

const jpeg = (body: Buffer) => ({ body, contentType: 'image/jpeg' });

const serve = (page: Page, files: Files) =>
  page.route(`${host}/**`, (route) => {
    const file = files[new URL(route.request().url()).pathname];
    return file ? route.fulfill(file) : route.fulfill({ status: 404 });
  });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(host + path, { waitUntil: 'load' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}

/** Removes filler pictures that the text leaves too little room for. */
const removeSmallFillers = (page: Page) =>
  page.evaluate(() => {
    for (const plate of document.querySelectorAll('.plate.filler'))
      if (plate.getBoundingClientRect().height < 150) plate.remove();
  });

/** Content that overflows would be cut off silently. */
async function assertPagesFit(page: Page, id: string): Promise<void> {
  const overfullPages = await page.evaluate(() =>
    [...document.querySelectorAll('.page')].flatMap((sheet, index) => {
      const main = sheet.querySelector('main');
      const overflow = Math.round(
        (main?.lastElementChild?.getBoundingClientRect().bottom ?? 0) - (main?.getBoundingClientRect().bottom ?? 0),
      );
      return overflow > 0 ? [`${index + 1} by ${overflow} px`] : [];
    }),
  );
  if (overfullPages.length > 0)
    throw new Error(
      `the manual ${id} does not fit on its pages ${overfullPages.join(', ')}: shorten its text or reduce its styles`,
    );
}

/** Replaces the time of printing, which the PDF has as plain text of the same length, with a day (`2026-11-21`). */
export function datePdf(pdf: Buffer, day: string): Buffer {
  const stamp = `(D:${day.replaceAll('-', '')}000000+00'00')`;
  const text = pdf.toString('latin1').replace(/\(D:\d{14}\+00'00'\)/g, stamp);
  return Buffer.from(text, 'latin1');
}
