import { breakpoints } from '#ui/breakpoints.ts';

/** Closes open menus when the window crosses the width at which the header shows other ones. */
export function startMenus(): void {
  matchMedia(`(width >= ${breakpoints.window}px)`).addEventListener('change', () => {
    for (const menu of document.querySelectorAll<HTMLElement>('header [popover]:popover-open')) menu.hidePopover();
  });
}
