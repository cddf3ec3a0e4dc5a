/** Focuses an element when it appears: the `ref` of the first element of a new step. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
