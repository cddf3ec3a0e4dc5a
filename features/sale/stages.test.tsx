import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { stagesExample } from './stages.examples.ts';
import { StagesSection } from './stages.tsx';

test('the stages of a campaign are in order; the live one is marked, and the next one offers to tell when it opens', () => {
  showOnPage(<StagesSection section={stagesExample} />);
  const stages = screen.getAllByRole('listitem');
  expect(stages.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Over.*Early Black Friday.*14–21 November/),
    expect.stringMatching(/Live now.*Black Friday.*22–29 November/),
    expect.stringMatching(/Opens 30 November, 09:00 GMT.*Cyber Monday.*30 November – 4 December.*notices\.sale/),
  ]);
  expect(stages.map((stage) => stage.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(stages.map((stage) => stage.querySelector('svg') !== null)).toEqual([false, false, true]);
  const button = screen.getByRole('button', { name: /notices\.sale/ });
  expect(stages[2]?.contains(button)).toBe(true);
});
