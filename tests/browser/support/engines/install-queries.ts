import type { PageQueries, Step, WantedText } from './steps.ts';

/**
 * Adds the queries of locators to a page that has Testing Library. Runs in the page, so it uses nothing from outside.
 */
export function installQueries(): void {
  const { TestingLibraryDom: library } = window;
  if (!library) throw new Error('Testing Library is not in the page');

  const normalise = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const matcher = (wanted: WantedText) => {
    if ('pattern' in wanted) {
      const pattern = new RegExp(wanted.pattern, wanted.flags);
      return (text: string) => pattern.test(normalise(text));
    }
    const text = normalise(wanted.text);
    return wanted.exact
      ? (candidate: string) => normalise(candidate) === text
      : (candidate: string) => normalise(candidate).toLowerCase().includes(text.toLowerCase());
  };

  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };

  const labelsOf = (element: Element) => [
    ...Array.from((element as HTMLInputElement).labels ?? [], (label) => label.textContent ?? ''),
    ...(element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? ''),
    element.getAttribute('aria-label') ?? '',
  ];

  function withText(root: Element, wanted: WantedText): Element[] {
    const matches = matcher(wanted);
    const fits = (element: Element) => matches(element.textContent ?? '');
    return [root, ...root.querySelectorAll('*:not(script, style, template)')].filter(
      (element) => fits(element) && ![...element.children].some(fits),
    );
  }

  function descend(root: Element, step: Step): Element[] {
    if ('css' in step) {
      const selector = step.css.startsWith('>') ? `:scope ${step.css}` : step.css;
      return [...(root === document.documentElement ? document : root).querySelectorAll(selector)];
    }
    if ('role' in step) {
      const { role, name, level, selected } = step;
      return library?.queryAllByRole(root as HTMLElement, role, { name: name && matcher(name), level, selected }) ?? [];
    }
    if ('text' in step) return withText(root, step.text);
    if ('label' in step) {
      const matches = matcher(step.label);
      return [...root.querySelectorAll('*')].filter((element) =>
        labelsOf(element).some((text) => text && matches(text)),
      );
    }
    throw new Error(`unknown step ${JSON.stringify(step)}`);
  }

  function narrow(elements: Element[], step: Step): Element[] | undefined {
    if ('nth' in step) return elements.slice(step.nth, step.nth === -1 ? undefined : step.nth + 1);
    if ('visible' in step) return elements.filter(isVisible);
    if ('and' in step) {
      const others = new Set(find(step.and));
      return elements.filter((element) => others.has(element));
    }
    if ('hasText' in step) {
      const matches = matcher(step.hasText);
      return elements.filter((element) => matches(element.textContent ?? ''));
    }
    return undefined;
  }

  const find = (steps: Step[]): Element[] => {
    let elements: Element[] = [document.documentElement];
    for (const step of steps) {
      elements = narrow(elements, step) ?? [...new Set(elements.flatMap((root) => descend(root, step)))];
    }
    return elements;
  };

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const placeOf = (element: Element) => {
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  let triedClicks = 0;

  async function clickPoint(steps: Step[]) {
    const [element] = find(steps);
    if (!element) return { notYet: 'is not in the page' };
    if (!isVisible(element)) return { notYet: 'is not visible' };
    if (element.matches(':disabled')) return { notYet: 'is disabled' };
    triedClicks += 1;
    const before = placeOf(element);
    const isInside = before.x > 0 && before.x < innerWidth && before.y > 0 && before.y < innerHeight;
    // A bar may cover one end of the window, so every other try brings the element to another place.
    if (!isInside || triedClicks % 2 === 0) {
      const block = (['center', 'end', 'start'] as const)[triedClicks % 3];
      element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    }
    await nextFrame();
    const first = placeOf(element);
    await nextFrame();
    const { x, y } = placeOf(element);
    if (Math.abs(x - first.x) > 1 || Math.abs(y - first.y) > 1) return { notYet: 'moves' };
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(element.contains(hit) || hit.closest('label')?.control === element))
      return { notYet: `is covered by ${hit?.outerHTML.slice(0, 120)}` };
    triedClicks = 0;
    return { x, y };
  }

  function fill(element: Element, value: string): void {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
      throw new Error(`${element.localName} cannot be filled`);
    element.focus();
    if (element instanceof HTMLInputElement && /^(date|range|number|time|month)$/.test(element.type)) {
      const prototype = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      prototype?.set?.call(element, value);
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
    element.select();
    if (value === '') document.execCommand('delete');
    else document.execCommand('insertText', false, value);
  }

  window.pageQueries = { find, isVisible, clickPoint, fill } satisfies PageQueries;
}
