/** Peers report no vitals. */
export const measureVitals = (): void => {};
