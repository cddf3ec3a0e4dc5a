/** For how long the link in a confirmation mail works. */
export const confirmationDays = 7;

export const confirmationTime = confirmationDays * 86_400_000;
