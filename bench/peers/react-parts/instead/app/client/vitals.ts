/** Peers report nothing. */
export const measureVitals = (): void => {};
