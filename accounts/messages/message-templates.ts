/** Every message that accounts send, with the values that its words may name. Times are milliseconds since 1970. */
export interface MessageTemplates {
  loginCode: { code: string; minutes: number; expiresAt: number };
  passwordCode: { code: string; minutes: number; expiresAt: number };
  deleteCode: { code: string; minutes: number; expiresAt: number };
  /** After an account was made; `credits` 0 where the address had its credits before. */
  welcome: { credits: number };
  passwordChanged: { changedAt: number };
  accountDeleted: Record<string, never>;
  /** Asks to confirm; holds no advertising. */
  confirmSubscription: { token: string };
  /** A subscription has begun. `unsubscribeToken` ends it. */
  subscribed: { unsubscribeToken: string };
  /** `product` is the name that the edition gives it. */
  productRegistered: { product: string; serialNumber: string };
  /** `description` is empty unless the address is proven to be the writer's. */
  serviceRequested: { requestId: string; product: string; description: string };
}

export type TemplateName = keyof MessageTemplates;

/** Those whose values hold a code. */
export const codeTemplates = ['loginCode', 'passwordCode', 'deleteCode'] as const satisfies TemplateName[];
