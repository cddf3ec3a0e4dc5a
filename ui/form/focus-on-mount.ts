/** As the `ref` of the first element of a new step: focuses it when it appears. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
