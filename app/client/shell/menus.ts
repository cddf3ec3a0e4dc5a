import { breakpoints } from '../../ui/breakpoints.ts';

/**
 * Closes open menus of the header when the window grows or shrinks past the width at which the header has other ones.
 * Everything else about them is the browser's.
 */
export function startMenus(): void {
  matchMedia(`(width >= ${breakpoints.window}px)`).addEventListener('change', () => {
    for (const menu of document.querySelectorAll<HTMLElement>('header [popover]:popover-open')) menu.hidePopover();
  });
}
