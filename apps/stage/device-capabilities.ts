interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Capabilities of a visitor's device and connection. */
export interface Capabilities {
  webgl2: boolean;
  saveData: boolean;
  /** `4g`, `3g`, `2g` or `slow-2g`; undefined when the browser does not say. */
  line: string | undefined;
}

/** Whether what is large may load by itself: not with data saver or on a slow connection. */
export const isLineFast = ({ saveData, line }: Omit<Capabilities, 'webgl2'>): boolean =>
  !saveData && (line === undefined || line === '4g');

/** Whether a live model may load by itself: not on such a line, or without WebGL 2. */
export const canAutoStart = ({ webgl2, ...connection }: Capabilities): boolean => webgl2 && isLineFast(connection);

export function detectLine({ navigator }: Window): Omit<Capabilities, 'webgl2'> {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return { saveData: connection?.saveData === true, line: connection?.effectiveType };
}

export function detectCapabilities(window: Window & typeof globalThis): Capabilities {
  const context = window.document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return { webgl2: context !== null, ...detectLine(window) };
}
