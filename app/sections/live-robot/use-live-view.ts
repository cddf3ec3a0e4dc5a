import type { RefObject } from 'react';
import { useRef } from 'react';
import type { LiveSpot } from '#robots/live/live-view.ts';
import { useLive } from './use-live.ts';

interface LiveViewRequest {
  robot: string;
  /** 1 frames the robot alone; more gives it floor to walk on. */
  room?: number;
  /** Whether it comes only when `start` is called. */
  waits?: boolean;
  spots: readonly LiveSpot[];
  canvas: RefObject<HTMLCanvasElement | null>;
  onSpots(places: readonly { id: string; x: number; y: number; seen: boolean }[]): void;
  onShape(shape: number, isMoving: boolean): void;
  /** Told the name of the motion that goes on, or of the pose that is held; undefined: none. */
  onMotion?(motion: string | undefined): void;
}

/** A live robot on a canvas. */
export function useLiveView({
  robot,
  room = 1,
  waits = false,
  spots,
  canvas,
  onSpots,
  onShape,
  onMotion,
}: LiveViewRequest) {
  const told = useRef({ onSpots, onShape, onMotion });
  told.current = { onSpots, onShape, onMotion };
  return useLive({
    canvas,
    waits,
    async load(element, terms) {
      const { startLiveView } = await import('#robots/live/start.ts');
      return startLiveView({
        ...terms,
        canvas: element,
        robot,
        room,
        spots,
        onSpots: (places) => told.current.onSpots(places),
        onState: ({ shape, moving, motion }) => {
          told.current.onShape(shape, moving);
          told.current.onMotion?.(motion);
        },
      });
    },
  });
}
