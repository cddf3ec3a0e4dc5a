import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { timelineExample } from './timeline.examples.ts';
import { TimelineSection } from './timeline.tsx';

test('a timeline lists its events in order, each with its time, and marks the current one', () => {
  showOnPage(<TimelineSection section={timelineExample} />);
  expect(textsOf('listitem')).toEqual([
    expect.stringMatching(/^May 25, 2023/),
    expect.stringMatching(/^Now Until July 25, 2023/),
    expect.stringMatching(/^Q4 2023/),
  ]);
  const states = screen.getAllByRole('listitem').map((event) => event.getAttribute('aria-current'));
  expect(states).toEqual([null, 'step', null]);
});
