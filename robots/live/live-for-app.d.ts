/**
 * Types of the exports of `start.ts` and `start-play.ts` for other rooms (`paths` in tsconfig.json), because this room
 * is type-checked with its own settings.
 */
export declare const startLiveView: import('./live-view.ts').StartLiveView;
export declare const startLivePlay: import('./live-play.ts').StartLivePlay;
