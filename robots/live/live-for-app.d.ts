/**
 * The exports of `start-live-view.ts`, `start-live-play.ts` and `start-ar-view.ts` for other rooms (`paths` in
 * tsconfig.json), because this room is type-checked with its own settings.
 */
import type {
  ArView,
  ArViewSettings,
  LivePlay,
  LivePlaySettings,
  LiveView,
  LiveViewSettings,
} from './live-view-types.ts';

export declare function startLiveView(settings: LiveViewSettings): Promise<LiveView>;
export declare function startLivePlay(settings: LivePlaySettings): Promise<LivePlay>;
export declare function startArView(settings: ArViewSettings): Promise<ArView>;
