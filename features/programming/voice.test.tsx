import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { hrefsIn, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { voiceExample } from './voice.examples.ts';
import { VoiceSection } from './voice.tsx';

test('voice has a heading and a link, and lists its commands by group in a dialog', async () => {
  showOnPage(<VoiceSection section={voiceExample} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Talk to it' })).toBeTruthy();
  expect(screen.getByText('“Megatron, transform.”')).toBeTruthy();
  expect(hrefsIn()).toEqual(['https://hub.example']);
  await userEvent.click(screen.getByRole('button'));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('heading', { level: 3, name: 'Command words' })).toBeTruthy();
  expect(textsOf('listitem', dialog)).toEqual(expect.arrayContaining(['Transform', 'Forward']));
});
