import { describe, expect, test } from 'vitest';
import { editionCodes } from './editions.ts';
import { isReservedPath, parsePath, pathOf } from './place.ts';

describe('a path', () => {
  test.each([
    ['/', 'cn', ''],
    ['/flagship-megatron', 'cn', 'flagship-megatron'],
    ['/us', 'us', ''],
    ['/jp/choose-your-region', 'jp', 'choose-your-region'],
    ['/where-to-buy/hongkong-macao', 'cn', 'where-to-buy/hongkong-macao'],
    ['/usa', 'cn', 'usa'],
  ])('%s is read as a place', (path, edition, slug) => {
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
  ])('%s is redirected to its one right spelling', (path, redirect) => {
    expect(parsePath(path)).toEqual({ redirect });
  });

  test('that is built for a place is read as that place', () => {
    for (const edition of editionCodes) {
      for (const slug of ['', 'flagship-megatron', 'where-to-buy/hongkong-macao'])
        expect(parsePath(pathOf({ edition, slug }))).toEqual({ place: { edition, slug } });
    }
  });
});

test('no page stands where the server answers itself, or where an edition begins', () => {
  expect(
    ['preview', 'preview/x', 'admin', 'api', 'media/x', 'us', 'jp/x'].filter((slug) => !isReservedPath(slug)),
  ).toEqual([]);
  expect(['', 'previews', 'where-to-buy/us', 'support'].filter(isReservedPath)).toEqual([]);
});
