import { describe, expect, it, test } from 'vitest';
import { separatePhrases } from './phrases.ts';

const japanese = (html: string) => separatePhrases(html, 'ja-JP');
const chinese = (html: string) => separatePhrases(html, 'zh-CN');

describe('phrases of headings', () => {
  it('stand apart in Japanese and Chinese', () => {
    expect(japanese('<h1>今日は天気です。</h1>')).toBe('<h1>今日は<wbr>天気です。</h1>');
    expect(chinese('<h1>天气很好，我们走吧。</h1>')).toMatch(/^<h1>天气.*，<wbr>我们.*。<\/h1>$/);
  });

  it('stay as they are in other languages', () => {
    expect(separatePhrases('<h1>今日は天気です。</h1>', 'ko-KR')).toBe('<h1>今日は天気です。</h1>');
  });

  it('end neither inside a Chinese word nor beside a single sign', () => {
    expect(chinese('<h2>每个机器人</h2>')).toBe('<h2>每个机器人</h2>');
  });

  it.each([
    ['<p class="x lead y">', '</p>'],
    ['<span id="a" class="title">', '</span>'],
    ['<blockquote><p>', '</p></blockquote>'],
    ['<h3><span>', '</span></h3>'],
  ])('are those of %s', (start, end) => {
    expect(japanese(`${start}今日は天気です。${end}`)).toBe(`${start}今日は<wbr>天気です。${end}`);
  });

  it('are found across the elements of a heading', () => {
    expect(japanese('<h2>今日<em>は</em>天気<b>です。</b></h2><p>今日は天気です。</p>')).toBe(
      '<h2>今日<em>は</em><wbr>天気<b>です。</b></h2><p>今日は天気です。</p>',
    );
    expect(japanese('<div class="title"><div>あ</div>今日は天気</div>今日は天気')).toMatch(
      /<wbr>天気<\/div>今日は天気$/,
    );
  });
});

test.each([
  '<title>今日は天気です。</title>',
  '<p title="今日は天気です。">今日は天気です。</p>',
  '<h1><a title="今日は天気です。"><img alt="今日は天気です。"/></a></h1>',
  '<h1><svg><text>今日は天気です。</text></svg></h1>',
  '<script>"<h1>今日は天気です。</h1>"</script>',
  '<h2><x-island props="{}"><b>今日は天気です。</b></x-island></h2>',
  '<x-island><h2>今日は天気です。</h2></x-island>',
])('%s stays as it is', (html) => {
  expect(japanese(html)).toBe(html);
});

describe('a line', () => {
  it('starts after a closing mark and before an opening one, never the other way round', () => {
    expect(chinese('<h1>《甲》，“乙”。</h1>')).toBe('<h1>《甲》，<wbr>“乙”。</h1>');
  });

  it('breaks only once where a break is already', () => {
    expect(japanese('<h1>今日は<br/>天気です。</h1>')).toBe('<h1>今日は<br/>天気です。</h1>');
    expect(japanese('<h1>今日は 天気です。</h1>')).toBe('<h1>今日は 天気です。</h1>');
  });

  it('breaks neither Latin words nor entities nor a figure from its unit', () => {
    expect(chinese('<h1>K1 Pro&amp;App：3,000台</h1>')).toBe('<h1>K1 Pro&amp;App：<wbr>3,000台</h1>');
  });
});
