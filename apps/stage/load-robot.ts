import type { LiveView, LiveViewSettings } from '#robots/live/live-view-types.ts';
import type { LoadDrawing } from './live-run.ts';

type RobotRequest = Pick<LiveViewSettings, 'robot' | 'floorSize' | 'spots' | 'onSpots' | 'onState'>;

/** Creates the loader of a live robot. Callbacks and spots of the request stay fixed from its start. */
export const loadRobot =
  (request: RobotRequest): LoadDrawing<LiveView> =>
  async (canvas, options) => {
    const { startLiveView } = await import('#robots/live/start-live-view.ts');
    return startLiveView({ ...request, ...options, canvas });
  };
