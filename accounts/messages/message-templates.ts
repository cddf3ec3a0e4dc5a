/** Every message, with its placeholder values. Times are milliseconds since 1970. */
export interface MessageTemplates {
  loginCode: { code: string; minutes: number; expiresAt: number };
  passwordCode: { code: string; minutes: number; expiresAt: number };
  deleteCode: { code: string; minutes: number; expiresAt: number };
  /** After sign-up; `credits` is 0 if the address was granted credits before. */
  welcome: { credits: number };
  passwordChanged: { changedAt: number };
  accountDeleted: Record<string, never>;
  /** Asks for confirmation; must not contain advertising. */
  confirmSubscription: { token: string };
  /** `discountCode` is for a new customer, where the edition has one and the address never got one. */
  subscribed: { unsubscribeToken: string; discountCode?: DiscountCode };
  /** `product` is its name in the edition. */
  productRegistered: { product: string; serialNumber: string };
  /** `description` is empty unless the address is verified. */
  serviceRequested: { requestId: string; product: string; description: string };
}

/** Takes `percent` off the first order. */
export interface DiscountCode {
  code: string;
  percent: number;
  expiresAt: number;
}

export type TemplateName = keyof MessageTemplates;

export const codeTemplates = ['loginCode', 'passwordCode', 'deleteCode'] as const satisfies TemplateName[];
