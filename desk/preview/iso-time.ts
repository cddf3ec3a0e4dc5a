import type { Instant } from '#core/time/instant.ts';

/** `2026-11-14T09:00:00Z`, also in browsers without Temporal. */
export const isoTime = (instant: Instant): string => new Date(instant).toISOString().replace('.000Z', 'Z');
