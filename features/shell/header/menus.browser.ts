import { breakpoints } from '#ui/breakpoints.ts';

/**
 * Closes the header's open menus when the window crosses the width at which the header shows other ones. Everything
 * else about them is native popover behaviour.
 */
export function startMenus(): void {
  matchMedia(`(width >= ${breakpoints.window}px)`).addEventListener('change', () => {
    for (const menu of document.querySelectorAll<HTMLElement>('header [popover]:popover-open')) menu.hidePopover();
  });
}
