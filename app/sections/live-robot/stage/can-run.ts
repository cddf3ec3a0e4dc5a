interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** What is known of a visitor's machine and line. */
export interface Means {
  webgl2: boolean;
  saveData: boolean;
  /** `4g`, `3g`, `2g`, `slow-2g`; undefined where the browser does not say. */
  line: string | undefined;
}

/** Whether a live model is worth its bytes: never on data-saver, on a slow line, or without WebGL 2. */
export const canRun = ({ webgl2, saveData, line }: Means): boolean =>
  webgl2 && !saveData && (line === undefined || line === '4g');

/** Asks the browser once. */
export function meansOf(window: Window & typeof globalThis): Means {
  const { connection } = window.navigator as Navigator & { connection?: Connection };
  const context = window.document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return { webgl2: context !== null, saveData: connection?.saveData === true, line: connection?.effectiveType };
}
