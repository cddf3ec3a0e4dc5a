import type { Instant } from '#core/time/instant.ts';

/**
 * Why a shop could not be read. After the first three kinds it is asked nothing more in this check; `unreadable` is any
 * answer that is not what such a shop sends.
 */
export const faultKinds = ['unreachable', 'slow', 'limited', 'failing', 'redirect', 'too large', 'unreadable'] as const;
export type ShopFaultKind = (typeof faultKinds)[number];

export class ShopFault extends Error {
  readonly kind: ShopFaultKind;
  /** When the shop may be asked again, if it said so. */
  readonly retryAt: Instant | undefined;

  constructor(kind: ShopFaultKind, message: string, retryAt?: Instant) {
    super(message);
    this.kind = kind;
    this.retryAt = retryAt;
  }

  get concernsWholeShop(): boolean {
    return this.kind === 'unreachable' || this.kind === 'slow' || this.kind === 'limited';
  }
}
