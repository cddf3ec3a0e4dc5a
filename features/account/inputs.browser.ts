/** Attributes that tell browsers, keyboards and password managers what kind of login address is expected. */
export const addressInput = {
  email: { type: 'email', autoComplete: 'username', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
} as const;

export const serialInput = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 40 };
