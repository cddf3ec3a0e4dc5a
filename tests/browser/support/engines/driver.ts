/** Keys by their names in Playwright: a character, or `Enter`, `ArrowDown`, `Shift` … */
export type KeyName = string;

/** A request that the tab has sent. */
export interface SentRequest {
  url(): string;
  method(): string;
}

/** A tab of a browser that Playwright cannot drive. `EnginePage` gives it the part of Playwright that journeys use. */
export interface Driver {
  navigate(address: string): Promise<void>;
  /** Evaluates an expression whose value is a promise of a string. Rejects while the tab navigates. */
  evaluate(expression: string): Promise<string>;
  /** Evaluates a script in every later document before its own scripts. */
  addInitScript(script: string): Promise<void>;
  keyDown(key: KeyName): Promise<void>;
  keyUp(key: KeyName): Promise<void>;
  /** Moves the pointer, in px of the window. */
  moveTo(x: number, y: number): Promise<void>;
  buttonDown(): Promise<void>;
  buttonUp(): Promise<void>;
  scrollBy(deltaX: number, deltaY: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  onRequest(listener: (request: SentRequest) => void): void;
  close(): Promise<void>;
}
