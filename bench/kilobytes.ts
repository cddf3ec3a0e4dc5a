export const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
