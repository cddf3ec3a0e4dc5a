/**
 * What `start.ts` and `start-play.ts` export, for the types of other rooms (`paths` in tsconfig.json): the studio is
 * checked by settings of its own.
 */
export declare const startLiveView: import('./live-view.ts').StartLiveView;
export declare const startLivePlay: import('./live-play.ts').StartLivePlay;
