/** What tells browsers, keyboards and password managers of an address that somebody logs in with. */
export const addressInput = {
  email: { type: 'email', autoComplete: 'username', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
} as const;
