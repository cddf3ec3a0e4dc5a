/** Says how many products are chosen for the comparison, and stops the choice at the highest number. */
export function limitChoice(list: HTMLElement): void {
  const status = list.querySelector<HTMLElement>('[data-chosen]');
  const texts = status?.dataset.chosen?.split('|');
  if (!status || !texts) return;
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input[name="robots"]')];
  const count = boxes.filter(({ checked }) => checked).length;
  for (const box of boxes) box.disabled = !box.checked && count >= texts.length - 1;
  const text = texts[count] ?? '';
  if (status.textContent !== text) status.textContent = text;
}
