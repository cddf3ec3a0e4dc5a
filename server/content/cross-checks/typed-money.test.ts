import { expect, test } from 'vitest';
import { type Edit, issuesWith } from '#tests/support/site/edited-content.ts';

const megatron = 'pages/flagship-megatron';

test('refuses amounts of money in words, in all notations', () => {
  const edits: [file: string, path: string[], text: string, amount: string][] = [
    [`${megatron}/en.yaml`, ['description'], 'Yours for $1,499, with 12 payments.', '$1,499,'],
    [`${megatron}/en-GB.yaml`, ['title'], 'Megatron, £1169', '£1169'],
    [`${megatron}/de.yaml`, ['title'], 'Megatron für 1.439 €', '1.439 €'],
    [`${megatron}/de.yaml`, ['description'], 'Ab 1439 Euro.', '1439 Euro'],
    [`${megatron}/fr.yaml`, ['title'], 'Megatron à 1\u202f439\u00a0€', '1\u202f439\u00a0€'],
    [`${megatron}/fr.yaml`, ['description'], 'À 1439 EUR', '1439 EUR'],
    [`${megatron}/zh-CN.yaml`, ['title'], '威震天 ¥9,999', '¥9,999'],
    [`${megatron}/zh-CN.yaml`, ['description'], '仅售 9999元', '9999元'],
    ['pages/home/ja.yaml', ['title'], 'ロボット 174,900円', '174,900円'],
    ['pages/home/ko.yaml', ['title'], '로봇 ₩1,000', '₩1,000'],
    ['regions/us.yaml', ['tagline'], 'From $299', '$299'],
  ];
  const issues = issuesWith(edits.map(([file, path, text]): Edit => [file, path, text]));
  const lines = edits.map(
    ([file, path, , amount]) =>
      `${file} › ${path.join('.')}: the amount “${amount}” typed into words. Name a value instead`,
  );
  expect(issues).toHaveLength(lines.length);
  for (const line of lines) expect(issues.filter((one) => one.startsWith(line))).toHaveLength(1);
});

/* One real amount is included, so that the content fails before its pages are resolved. */
test('accepts numbers that are not money, values in braces and hidden prices', () => {
  const edits: Edit[] = [
    [
      `${megatron}/en.yaml`,
      ['description'],
      'Costs {price}, 6.2 pounds, 30 days, 5 %, £??, USD, $ and {servos, number} servos.',
    ],
    [`${megatron}/de.yaml`, ['description'], 'Kostet {price}. ?? € sind 36 Servos; 2 % von 100.'],
    [`${megatron}/zh-CN.yaml`, ['description'], '2,500 元件。'],
    [`${megatron}/fr.yaml`, ['title'], '5 €'],
  ];
  expect(issuesWith(edits)).toEqual([expect.stringContaining('the amount “5 €” typed')]);
});
