/**
 * When an island hydrates: with the client script, when the browser is idle, 200 px before it comes into view, or when
 * it is first used. Every island also hydrates when it is used.
 */
export type IslandTime = 'load' | 'idle' | 'visible' | 'use';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-island': HTMLAttributes<HTMLElement> & {
        name?: string;
        when?: IslandTime;
        props?: string;
        'id-prefix'?: string;
      };
    }
  }
}
