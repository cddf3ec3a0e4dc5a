import * as T from 'three';

/** A point on the floor of the room, in metres. */
export interface FloorPoint {
  position: T.Vector3;
  /** The surface found there, if the device looks for surfaces. */
  hit?: XRHitTestResult;
}

/** The least share of a surface's normal that points upwards for a robot to stand on it. */
const leastLevel = 0.9;
/** Greatest distance of the floor where the device finds no surfaces, in metres. */
const farthest = 5;

/** The visitor's aim: with a controller or a hand, else with the device itself. */
export class Aim {
  #session: XRSession;
  #space: XRReferenceSpace;
  #viewerSpace: XRReferenceSpace | undefined;
  #pointer: XRSpace | undefined;
  #source: XRHitTestSource | undefined;
  #findsSurfaces = true;

  constructor(session: XRSession, space: XRReferenceSpace) {
    this.#session = session;
    this.#space = space;
    session.addEventListener('inputsourceschange', () => void this.#follow());
  }

  /** Finds the visitor's pointer. Call it before the first frame. */
  async start(): Promise<void> {
    this.#viewerSpace = await this.#session.requestReferenceSpace('viewer');
    await this.#follow();
  }

  /** The point of the floor that is pointed at; undefined where there is none. */
  at(frame: XRFrame): FloorPoint | undefined {
    if (!this.#findsSurfaces) return this.#onFlatFloor(frame);
    for (const hit of this.#source ? frame.getHitTestResults(this.#source) : []) {
      const pose = hit.getPose(this.#space);
      if (!pose || (pose.transform.matrix[5] ?? 0) < leastLevel) continue;
      return { position: vectorFrom(pose.transform.position), hit };
    }
    return undefined;
  }

  async #follow(): Promise<void> {
    const pointers = [...this.#session.inputSources].filter(({ targetRayMode }) => targetRayMode === 'tracked-pointer');
    const pointer = pointers.find(({ handedness }) => handedness === 'right') ?? pointers[0];
    const space = pointer?.targetRaySpace ?? this.#viewerSpace;
    if (!space || space === this.#pointer) return;
    this.#pointer = space;
    this.#source?.cancel();
    this.#source = undefined;
    const source = await requestHits(this.#session, space);
    if (this.#pointer !== space) source?.cancel();
    else {
      this.#source = source;
      this.#findsSurfaces = source !== undefined;
    }
  }

  /** Without surfaces, the floor is where the visitor's feet are. */
  #onFlatFloor(frame: XRFrame): FloorPoint | undefined {
    const ray = this.#pointer && rayOf(frame, this.#pointer, this.#space);
    const position = ray?.intersectPlane(new T.Plane(new T.Vector3(0, 1, 0), 0), new T.Vector3());
    return ray && position && position.distanceTo(ray.origin) <= farthest ? { position } : undefined;
  }
}

/** Undefined without the feature `hit-test`. */
async function requestHits(session: XRSession, space: XRSpace): Promise<XRHitTestSource | undefined> {
  try {
    return await session.requestHitTestSource?.({ space });
  } catch {
    return undefined;
  }
}

/** The ray of a pointer in a frame; undefined while its position is unknown. */
export function rayOf(frame: XRFrame, pointer: XRSpace, space: XRSpace): T.Ray | undefined {
  const pose = frame.getPose(pointer, space);
  if (!pose) return undefined;
  const matrix = new T.Matrix4().fromArray(pose.transform.matrix);
  return new T.Ray(vectorFrom(pose.transform.position), new T.Vector3(0, 0, -1).transformDirection(matrix));
}

const vectorFrom = ({ x, y, z }: DOMPointReadOnly): T.Vector3 => new T.Vector3(x, y, z);
