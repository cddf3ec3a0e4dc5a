/** Peers do not renew a page. */
export const startPageRenewal = (): void => {};
