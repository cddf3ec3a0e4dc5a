import * as T from 'three';
import { createFrameLoop } from './frame-loop.ts';
import { type RobotBounds, robotFraming } from './framing.ts';
import { LiveRobot } from './live-robot.ts';
import { LiveStage } from './live-stage.ts';
import type { LiveView, LiveViewSettings } from './live-view-types.ts';
import { fetchCast } from './loading/fetch-cast.ts';
import { projectSpots, spread } from './spots.ts';
import { StageSound } from './stage-sound.ts';

/** Builds a robot and shows it. Rejects without WebGL 2 or for an unknown robot. */
export async function startLiveView(settings: LiveViewSettings): Promise<LiveView> {
  const stage = new LiveStage(settings.canvas, settings.coarse);
  try {
    const [{ robot, motions }] = await fetchCast([settings.robot], stage.detail);
    return createView(settings, stage, new LiveRobot(robot, motions, settings.reducedMotion));
  } catch (error) {
    stage.dispose();
    throw error;
  }
}

/** Number of steps of the transformation at which a robot is measured. */
const heightSteps = 12;

function createView(settings: LiveViewSettings, stage: LiveStage, live: LiveRobot): LiveView {
  const { robot, motions } = live;
  const sound = new StageSound([{ name: settings.robot, robot }]);
  const stand = stage.addStand(robot.root);
  const framing = robotFraming(measure(live), settings.floorSize);
  stage.frame(framing);
  let speed = { along: 0, turning: 0 };
  /** Time at which the speed was set, in ms. */
  let speedSetAt = 0;
  const loop = createFrameLoop(settings, stage, {
    isMoving: () => live.isMoving || (!live.reducedMotion && (speed.along !== 0 || speed.turning !== 0)),
    advance(seconds) {
      live.advance(seconds);
      if (!live.reducedMotion) moveOnFloor(seconds);
    },
    aim: () => stage.lookAtHeight(framing.targetHeight(live.shape)),
    onDrawn(moving, now) {
      sound.frame(now, [live.shape], stage.listener);
      report(moving);
    },
  });
  loop.wake();

  function moveOnFloor(seconds: number): void {
    stand.rotation.y += (speed.turning * seconds * Math.PI) / 180;
    stand.position.x += Math.sin(stand.rotation.y) * speed.along * seconds;
    stand.position.z += Math.cos(stand.rotation.y) * speed.along * seconds;
    stand.position.clampLength(0, framing.floorReach);
  }

  function travel(along: number, turning: number): void {
    if (live.reducedMotion) moveOnFloor((performance.now() - speedSetAt) / 1000);
    speed = { along, turning };
    speedSetAt = performance.now();
    loop.wake();
  }

  function report(moving: boolean): void {
    const { spots, onSpots, onState } = settings;
    onState({ shape: live.shape, moving, motion: live.motion });
    if (spots.length === 0) return;
    const { clientWidth, clientHeight } = settings.canvas;
    const positions = spread(projectSpots(spots, robot, stage.camera), clientWidth, clientHeight);
    // With software rendering, moving the spots costs as much as the robot, so they show only when it stands.
    const hides = moving && stage.detail === 'software';
    onSpots(hides ? positions.map((position) => ({ ...position, isVisible: false })) : positions);
  }

  const waking =
    <Values extends unknown[]>(change: (...values: Values) => void) =>
    (...values: Values) => {
      change(...values);
      loop.wake();
    };

  return {
    poses: Object.keys(robot.poses),
    motions: Object.keys(motions),
    get shape() {
      return live.shape;
    },
    get targetShape() {
      return live.targetShape < 0.5 ? 'first' : 'other';
    },
    secondsOf: (motion) => motions[motion]?.seconds ?? 0,
    transformTo: waking((shape) => live.transformTo(shape === 'first' ? 0 : 1)),
    jumpTo: waking((shape) => live.jumpTo(shape)),
    pose: waking((name) => live.pose(name)),
    play: waking((name) => live.play(name)),
    rest() {
      live.rest();
      travel(0, 0);
    },
    travel,
    home: waking(() => {
      stand.position.set(0, 0, 0);
      stand.rotation.y = 0;
    }),
    bend: waking((joint, channel, degrees) =>
      live.pose({ ...live.currentPose, [joint]: { ...live.currentPose[joint], [channel]: degrees } }),
    ),
    turn: waking((degrees) => stage.moveCamera(degrees, 0)),
    tilt: waking((degrees) => stage.moveCamera(0, degrees)),
    zoom: waking((factor) => stage.moveCamera(0, 0, factor)),
    setLighting: loop.setLighting,
    setReducedMotion(reducedMotion) {
      // Applies the distance so far in the old mode before switching.
      travel(speed.along, speed.turning);
      live.setReducedMotion(reducedMotion);
      loop.setReducedMotion(reducedMotion);
    },
    setImmersed(immersed) {
      stage.controls.enableZoom = immersed;
    },
    setVisible: loop.setVisible,
    startSound: (output, onHeard) => sound.start(output, onHeard),
    dispose: loop.dispose,
  };
}

/** Measures both shapes and the transformation. Leaves the robot in its first shape. */
function measure(live: LiveRobot): RobotBounds {
  const around = (shape: number) => {
    live.jumpTo(shape);
    return new T.Box3().setFromObject(live.robot.root);
  };
  const heights = Array.from({ length: heightSteps + 1 }, (_, step) => around(step / heightSteps).max.y);
  return { heights, box: around(1).union(around(0)) };
}
