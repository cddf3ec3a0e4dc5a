import { describe, expect, test } from 'vitest';
import { editionCodes } from './editions.ts';
import { isReservedPath, pagePath, parsePath } from './place.ts';

describe('a path', () => {
  test.each([
    ['/', 'cn', ''],
    ['/flagship-megatron', 'cn', 'flagship-megatron'],
    ['/us', 'us', ''],
    ['/jp/choose-your-region', 'jp', 'choose-your-region'],
    ['/where-to-buy/hongkong-macao', 'cn', 'where-to-buy/hongkong-macao'],
    ['/usa', 'cn', 'usa'],
  ])('%s parses to a place', (path, edition, slug) => {
    expect(parsePath(path)).toEqual({ place: { edition, slug } });
  });

  test.each([
    ['/US', '/us'],
    ['/US/flagship-megatron', '/us/flagship-megatron'],
    ['/us/', '/us'],
    ['/De/flagship-megatron/', '/de/flagship-megatron'],
    ['/flagship-megatron/', '/flagship-megatron'],
    ['/cn/flagship-megatron', '/flagship-megatron'],
    ['/CN', '/'],
    ['//evil.example/x', '/evil.example/x'],
    ['/us//evil.example', '/us/evil.example'],
  ])('%s redirects to its canonical spelling', (path, redirect) => {
    expect(parsePath(path)).toEqual({ redirect });
  });

  test('that was built for a place parses back to it', () => {
    for (const edition of editionCodes) {
      for (const slug of ['', 'flagship-megatron', 'where-to-buy/hongkong-macao'])
        expect(parsePath(pagePath({ edition, slug }))).toEqual({ place: { edition, slug } });
    }
  });
});

test('slugs of server endpoints and editions are reserved', () => {
  expect(
    ['preview', 'preview/x', 'admin', 'api', 'media/x', 'us', 'jp/x'].filter((slug) => !isReservedPath(slug)),
  ).toEqual([]);
  expect(['', 'previews', 'where-to-buy/us', 'support'].filter(isReservedPath)).toEqual([]);
});
