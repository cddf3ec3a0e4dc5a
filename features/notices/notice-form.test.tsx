import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noticeExample } from './notice-form.examples.ts';
import { Island as NoticeForm } from './notice-form.island.tsx';

const html = renderToStaticMarkup(<NoticeForm offer={noticeExample} />);

test('“tell me when” is one button for everybody, which leads to the newsletter without scripts', () => {
  expect(html).toMatch(/<form[^>]* action="#footer-news"[^>]*>.*<button type="submit".*Tell me when I can order it/);
  expect(html).not.toContain('<input');
});

test('“tell me when” says what is sent, with the privacy policy', () => {
  expect(html).toContain('One email when it happens. <a href="/uk/privacy-policy">Privacy Policy</a>');
});
