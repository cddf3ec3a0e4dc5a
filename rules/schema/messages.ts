import * as z from 'zod';

const message = z.string().min(1);
const words = <Key extends string>(...keys: Key[]) => z.strictObject(Object.fromEntries(keys.map((key) => [key, message])) as Record<Key, typeof message>);

/** `content/messages/<locale>.yaml`: words of the interface, in ICU message format. Every key is listed here once. */
export const messages = z.strictObject({
  /** Buttons that lead to the shop, by state of the offer. */
  buy: words('buyNow', 'preOrder', 'soldOut', 'outOfStock', 'locked'),
  price: words('from', 'lowest30', 'instalments', 'regular', 'promotion'),
  action: words('learnMore', 'close', 'open', 'retry', 'confirm', 'watch', 'submit', 'next', 'previous', 'play', 'pause', 'opensShop', 'opensSite'),
  nav: words('skip', 'menu', 'main', 'follow', 'payments', 'chooseRegion', 'currentRegion', 'sections', 'robots', 'support', 'company'),
  banner: words('close'),
  carousel: words('label', 'slide', 'slides'),
  gallery: words('open', 'label', 'count', 'hint'),
  countdown: words('days', 'hours', 'minutes', 'seconds', 'ends'),
  suggestion: words('text', 'action', 'dismiss'),
  consent: words('title', 'text', 'accept', 'decline', 'noticeText', 'noticeAccept', 'object', 'settings'),
  notFound: words('title', 'text', 'home', 'robots', 'metaTitle'),
  failure: words('title', 'text', 'default', 'network', 'timeout', 'sessionExpired', 'communitySoon', 'island'),
  subscribe: words('invalid', 'success', 'label', 'submit', 'placeholder'),
  units: words('kg', 'lb'),
});
export type Messages = z.output<typeof messages>;
