/**
 * Types of the exports of `start-live-view.ts`, `start-live-play.ts` and `start-ar-view.ts` for other rooms (`paths` in
 * tsconfig.json), because this room is type-checked with its own settings.
 */
export declare const startLiveView: import('./live-view-types.ts').StartLiveView;
export declare const startLivePlay: import('./live-play-types.ts').StartLivePlay;
export declare const startArView: import('./ar-view-types.ts').StartArView;
