/** Whether a day, `2026-11-21`, is today where the visitor is, or past. */
export function hasCome(day: string, now = new Date()): boolean {
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return day <= today;
}
