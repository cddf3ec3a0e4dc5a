// They are the same on every page that has them, so that one hash each in the content security policy allows them.
export { code as entryGuard } from './inline/entry-guard.ts?inline-script';
export { code as firstScreenFirst } from './inline/first-screen-first.ts?inline-script';
export { code as holdList } from './inline/hold-list.ts?inline-script';
export { code as showAccountEarly } from './inline/show-account-early.ts?inline-script';
export { code as showFirstMessage } from './inline/show-first-message.ts?inline-script';
