import { expect, test } from 'vitest';
import * as z from 'zod';
import type { ContentReader } from '../content-reader.ts';
import { joinWords, readMeasured } from './site-media.ts';

const kind = {
  folder: 'pictures',
  name: 'picture',
  words: z.record(z.string(), z.object({ alt: z.string() })),
  masterFix: (id: string) => `Add media/${id}.webp`,
  wordsFix: 'Add its alternative text.',
};

function join(measured: Record<string, { width: number }>, words: Record<string, { alt: string }>) {
  const issues: string[] = [];
  const reader = {
    names: () => ['robot'],
    read: () => words,
    addIssue: (...issue: string[]) => void issues.push(issue.join(' | ')),
  } as unknown as ContentReader;
  return { joined: joinWords(reader, kind, measured), issues };
}

test('joins the measured facts of a picture with its words', () => {
  expect(join({ 'robot/front': { width: 4 } }, { front: { alt: 'A robot' } })).toEqual({
    joined: { 'robot/front': { width: 4, alt: 'A robot' } },
    issues: [],
  });
});

test('reports words without a picture and a picture without words, with a fix for each', () => {
  expect(join({ 'robot/back': { width: 4 } }, { front: { alt: 'A robot' } }).issues).toEqual([
    'pictures/robot.yaml | front | words for a picture that is not there | Add media/robot/front.webp, or remove the words.',
    'pictures/robot.yaml | back | a picture without words | Add its alternative text.',
  ]);
});

test('fails without a build', () => {
  expect(() => readMeasured('nowhere/pictures.json')).toThrow(/Build the project/);
});
