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

/** Whether a live model may load by itself: not with data saver, on a slow connection, or without WebGL 2. */
export const canAutoStart = ({ webgl2, saveData, line }: Capabilities): boolean =>
  webgl2 && !saveData && (line === undefined || line === '4g');

export function detectCapabilities(window: Window & typeof globalThis): Capabilities {
  const { connection } = window.navigator as Navigator & { connection?: Connection };
  const context = window.document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return { webgl2: context !== null, saveData: connection?.saveData === true, line: connection?.effectiveType };
}
