import * as T from 'three';

/** Height in units above which a part leaves no shadow. */
const highest = 0.55;
/** Height of the shadows above the floor, so that they do not lie in soles. */
const above = 0.004;

/** The box around everything that one joint carries, in its space. */
interface JointBox {
  joint: T.Object3D;
  centre: T.Vector3;
  half: T.Vector3;
}

/**
 * The soft darkness below whatever is close to the floor: a patch for each part of a robot, from its box alone, so it
 * costs almost nothing and is drawn without shadow maps, too. The floor is that of the mesh, in its units.
 */
export class ContactShadow {
  readonly mesh: T.Mesh<T.InstancedBufferGeometry, T.ShaderMaterial>;
  #boxes: readonly JointBox[];
  #positions: T.InstancedBufferAttribute;
  #sizes: T.InstancedBufferAttribute;

  constructor(robot: T.Object3D) {
    this.#boxes = jointBoxes(robot);
    this.#positions = new T.InstancedBufferAttribute(new Float32Array(this.#boxes.length * 4), 4);
    this.#sizes = new T.InstancedBufferAttribute(new Float32Array(this.#boxes.length * 4), 4);
    const geometry = new T.InstancedBufferGeometry();
    geometry.setAttribute('position', new T.Float32BufferAttribute([-1, 0, -1, -1, 0, 1, 1, 0, 1, 1, 0, -1], 3));
    geometry.setIndex([0, 1, 2, 0, 2, 3]);
    geometry.setAttribute('place', this.#positions);
    geometry.setAttribute('size', this.#sizes);
    this.mesh = new T.Mesh(geometry, patchMaterial());
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = -1;
  }

  /** 0 to 1, how dark it is where a part stands on the floor. */
  set strength(strength: number) {
    this.mesh.material.uniforms.strength.value = strength;
  }

  /** Call it before each frame, once the matrices of the robot and of the mesh are up to date. */
  update(): void {
    const toFloor = this.mesh.matrixWorld.clone().invert();
    const onFloor = new T.Matrix4();
    for (const [index, box] of this.#boxes.entries()) {
      const { x, z, axis, half, low } = footprint(box, onFloor.multiplyMatrices(toFloor, box.joint.matrixWorld));
      const nearness = Math.max(0, 1 - low / highest) ** 2;
      const softness = 0.05 + low * 0.5 + Math.min(...half) * 0.3;
      this.#positions.setXYZW(index, x, z, Math.cos(axis), Math.sin(axis));
      this.#sizes.setXYZW(index, half[0], half[1], softness, nearness);
    }
    this.#positions.needsUpdate = true;
    this.#sizes.needsUpdate = true;
  }
}

function jointBoxes(robot: T.Object3D): JointBox[] {
  const boxes = new Map<T.Object3D, T.Box3>();
  robot.traverse((o) => {
    if (!(o instanceof T.Mesh && o.parent) || (o.material as T.Material).transparent) return;
    const { geometry, parent } = o;
    if (!geometry.boundingBox) geometry.computeBoundingBox();
    const box = boxes.get(parent) ?? new T.Box3();
    boxes.set(parent, box.union(geometry.boundingBox as T.Box3));
  });
  return Array.from(boxes, ([joint, box]) => ({
    joint,
    centre: box.getCenter(new T.Vector3()),
    half: box.getSize(new T.Vector3()).divideScalar(2),
  }));
}

/** The rectangle on the floor that a box covers: its middle, direction and half lengths, and how high its lowest is. */
function footprint({ centre, half }: JointBox, onFloor: T.Matrix4) {
  const { elements: m } = onFloor;
  const { x, y, z } = centre.clone().applyMatrix4(onFloor);
  let [xx, xz, zz, down] = [0, 0, 0, 0];
  for (const [column, length] of half.toArray().entries()) {
    const [ex, ey, ez] = [0, 1, 2].map((row) => (m[column * 4 + row] as number) * length) as [number, number, number];
    xx += ex * ex;
    xz += ex * ez;
    zz += ez * ez;
    down += Math.abs(ey);
  }
  const [mean, spread] = [(xx + zz) / 2, Math.hypot((xx - zz) / 2, xz)];
  return {
    x,
    z,
    axis: Math.atan2(2 * xz, xx - zz) / 2,
    half: [Math.sqrt(mean + spread), Math.sqrt(Math.max(0, mean - spread))] as const,
    low: Math.max(0, y - down),
  };
}

const patchMaterial = () =>
  new T.ShaderMaterial({
    uniforms: { strength: { value: 0 } },
    vertexShader: /* glsl */ `
      attribute vec4 place, size;
      varying vec2 at, halfSize, tone;
      void main() {
        halfSize = size.xy;
        tone = size.zw;
        at = position.xz * (size.xy + size.z);
        vec2 onFloor = place.xy + at.x * place.zw + at.y * vec2(-place.w, place.z);
        gl_Position = projectionMatrix * modelViewMatrix * vec4(onFloor.x, ${above}, onFloor.y, 1.);
      }`,
    fragmentShader: /* glsl */ `
      uniform float strength;
      varying vec2 at, halfSize, tone;
      void main() {
        float corner = min(halfSize.x, halfSize.y) * .7;
        float outside = length(max(abs(at) - halfSize + corner, 0.)) - corner;
        gl_FragColor = vec4(0, 0, 0, strength * tone.y * (1. - smoothstep(-tone.x, tone.x, outside)));
      }`,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  });
