/**
 * Smallest widths of the device classes in CSS px: a desktop window, a tablet; anything narrower is a phone.
 * Stylesheets write the same two figures.
 */
export const breakpoints = { window: 1024, ipad: 768 } as const;
