/** A text to look for: part of it in any case, all of it, or what a pattern matches. */
export type WantedText = { text: string; exact: boolean } | { pattern: string; flags: string };

/** One step from a set of elements to the elements that a locator means. */
export type Step =
  | { css: string }
  | { role: string; name?: WantedText; level?: number; selected?: boolean }
  | { label: WantedText }
  | { text: WantedText }
  | { hasText: WantedText }
  | { and: Step[] }
  | { nth: number }
  | { visible: true };

/** The point at which an element can be clicked, in px of the window, or the reason why it cannot be yet. */
export type ClickPoint = { x: number; y: number } | { notYet: string };

/** The queries that `installQueries` adds to a page. */
export interface PageQueries {
  find(steps: Step[]): Element[];
  isVisible(element: Element): boolean;
  clickPoint(steps: Step[]): Promise<ClickPoint>;
  fill(element: Element, value: string): void;
}

declare global {
  interface Window {
    pageQueries?: PageQueries;
    TestingLibraryDom?: typeof import('@testing-library/dom');
  }
}
