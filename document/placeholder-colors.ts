import type { Picture } from '#core/media/picture.ts';
import type { Page } from '#pages/page.ts';

/** CSS rules that show the mean colour of every opaque picture of a page until the picture is loaded. */
export function placeholderColors(page: Page): string {
  const colors = new Map<string, string>();
  collect(page, colors);
  return [...colors].map(([id, color]) => `[data-picture="${id}"]{background-color:${color}}`).join('');
}

function collect(value: unknown, colors: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (isPicture(value)) {
    if (!value.transparent) colors.set(value.id, value.color);
    return;
  }
  for (const entry of Object.values(value)) collect(entry, colors);
}

const isPicture = (value: object): value is Picture => 'hash' in value && 'color' in value && 'transparent' in value;
