/** Whether a day such as `2026-11-21` is today or in the past, by the visitor's calendar. */
export function isTodayOrPast(day: string, now = new Date()): boolean {
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return day <= today;
}
