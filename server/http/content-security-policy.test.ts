import { expect, test } from 'vitest';
import { documentPolicy, inlineHashes } from './content-security-policy.ts';

const settings = {
  production: false,
  mediaOrigins: ['https://media.example'],
  apiOrigins: [],
  allowsInlineCode: false,
};

test('hashes each inline script once, but no files or data', () => {
  const html =
    '<script>a</script><script type="module">b</script><script>a</script><script src="/x.js"></script><script type="application/ld+json">{}</script><script type=speculationrules>{}</script>';
  expect(inlineHashes(html, 'script')).toHaveLength(3);
});

test('hashes the exact text between the tags', () => {
  expect(inlineHashes('<style data-href="x">alert(1)\n</style>', 'style')).toEqual(
    inlineHashes('<style>alert(1)\n</style>', 'style'),
  );
  expect(inlineHashes("<script>alert('Hello, world.');</script>", 'script')).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]);
});

test('a script that only mentions src in another attribute is inline', () => {
  expect(inlineHashes('<script data-src="/x.js">a</script>', 'script')).toHaveLength(1);
});

test('trusts inline scripts in the head only, and styles anywhere', () => {
  const policy = documentPolicy(
    '<head><script>a</script></head><body><script>b</script><style>c</style></body>',
    settings,
  );
  const [[first], [second], [style]] = [
    inlineHashes('<script>a</script>', 'script'),
    inlineHashes('<script>b</script>', 'script'),
    inlineHashes('<style>c</style>', 'style'),
  ];
  expect(policy).toContain(`script-src 'self' ${first};`);
  expect(policy).not.toContain(second);
  expect(policy).toContain(`style-src 'self' ${style};`);
});

test('allows pictures and clips from the media host', () => {
  const policy = documentPolicy('', settings);
  expect(policy).toContain("img-src 'self' data: https://media.example;");
  expect(policy).toContain("media-src 'self' https://media.example;");
});

test('allows unhashed inline code in development only', () => {
  expect(documentPolicy('<script>a</script>', settings)).not.toContain('unsafe-inline');
  expect(documentPolicy('<script>a</script>', { ...settings, allowsInlineCode: true })).toContain(
    "script-src 'self' 'unsafe-inline';",
  );
});
