/** Peers measure the server's time, and do not renew a page. */
export { documentTime as startPageRenewal } from '#browser/toolbox/document-time.ts';
