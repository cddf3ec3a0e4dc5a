/**
 * Smallest widths of the device classes in CSS px: a desktop window and a tablet; anything narrower is a phone.
 * Stylesheets use the same two numbers.
 */
export const breakpoints = { window: 1024, ipad: 768 } as const;
