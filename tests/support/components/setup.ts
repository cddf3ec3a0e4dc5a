import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { startCommands } from '#browser/page/commands.ts';

// React waits for its effects after every press, as Testing Library expects.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
startCommands();

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
