/** A serial number with only its first and last two characters, and its dashes: `KM••-••••-••56`. */
export const maskSerial = (serial: string): string =>
  serial.replace(/[^-]/g, (character, index: number) => (index < 2 || index >= serial.length - 2 ? character : '•'));
