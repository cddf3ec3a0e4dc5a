/** Stands for `robots/live/start-play.ts` in the types, as `studio-live.d.ts` does for the live view. */
export declare const startLivePlay: import('#robots/live/live-play.ts').StartLivePlay;
