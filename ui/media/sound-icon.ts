/** Drawing of a loudspeaker, `0 0 18 16`: its body, filled, and beside it waves or a cross. */
export const soundIcon = {
  body: 'M1 5.5v5h3L8.5 14V2L4 5.5z',
  on: 'M11.5 5a4.2 4.2 0 0 1 0 6M14 2.5a7.8 7.8 0 0 1 0 11',
  off: 'M12 5.5l5 5M17 5.5l-5 5',
} as const;
