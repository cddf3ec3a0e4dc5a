import type { LiveSettings, LiveView, LiveViewSettings } from '#robots/live/live-view-types.ts';
import type { LoadDrawing } from './live-run.ts';

/** Creates the loader of a live robot. Callbacks and spots of the request stay fixed from its start. */
export const loadRobot =
  (request: Omit<LiveViewSettings, keyof LiveSettings>): LoadDrawing<LiveView> =>
  async (settings) => {
    const { startLiveView } = await import('#robots/live/start-live-view.ts');
    return startLiveView({ ...request, ...settings });
  };
