/** Lifetime of the link in a confirmation mail. */
export const confirmationDays = 7;

export const confirmationTime = confirmationDays * 86_400_000;
