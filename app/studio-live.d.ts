/**
 * Stands for `robots/live/start.ts` in the types: the studio is checked by settings of its own (`paths` in
 * tsconfig.json), and here only what it promises is known.
 */
export declare const startLiveView: import('#robots/live/live-view.ts').StartLiveView;
