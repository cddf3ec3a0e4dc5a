import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/site/fixture-audit.ts';
import { stageGaps } from './stage-gaps.ts';

const stage = (id: string, opens: string, closes: string) => ({
  id,
  windows: { de: { opens: `${opens}[Europe/Berlin]`, closes: `${closes}[Europe/Berlin]` } },
});
const saleOf = (...stages: object[]) => fixtureContent({ campaigns: { sale: { stages } } });

test('finds days without a stage', () => {
  const content = saleOf(
    stage('early', '2026-11-14T09:00', '2026-11-20T00:00'),
    stage('main', '2026-11-22T09:00', '2026-11-30T00:00'),
  );
  expect(stageGaps(content)).toEqual([
    expect.objectContaining({
      check: 'stage-gap',
      severity: 'error',
      file: 'campaigns/sale.yaml',
      path: 'stages.1.windows.de.opens',
      edition: 'de',
      actual: 'no stage from 20 Nov 2026, 00:00 CET, when early closes, to 22 Nov 2026, 09:00 CET, when main opens',
    }),
  ]);
});

test('reports a single night without a stage', () => {
  const content = saleOf(
    stage('early', '2026-11-14T09:00', '2026-11-22T00:00'),
    stage('main', '2026-11-22T09:00', '2026-11-30T00:00'),
  );
  expect(stageGaps(content)).toEqual([expect.objectContaining({ check: 'stage-night', severity: 'error' })]);
});

test('accepts stages that follow each other', () => {
  expect(
    stageGaps(
      saleOf(
        stage('early', '2026-11-14T09:00', '2026-11-22T00:00'),
        stage('main', '2026-11-22T00:00', '2026-11-30T00:00'),
      ),
    ),
  ).toEqual([]);
});
