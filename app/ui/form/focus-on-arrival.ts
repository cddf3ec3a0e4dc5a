/** As the `ref` of what a new step begins with: the focus goes there when it comes onto the page. */
export const focusOnArrival = (element: HTMLElement | null): void => element?.focus();
