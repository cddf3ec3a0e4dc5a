import { inject } from 'vitest';
import type { Visitor } from '../visitors.ts';

/** Begins a composition in the focused field, as an input method does while a syllable is half typed. */
export async function composeText({ page, context }: Visitor, text: string): Promise<void> {
  if (inject('engine') === 'chromium') {
    const devTools = await context.newCDPSession(page);
    await devTools.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
    return;
  }
  // A script sends the events, because no other browser can be made to compose.
  await page.evaluate((data) => {
    const field = document.activeElement as HTMLInputElement;
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    field.setRangeText(data, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new CompositionEvent('compositionupdate', { bubbles: true, data }));
    const inputType = 'insertCompositionText';
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data, inputType, isComposing: true }));
  }, text);
}
