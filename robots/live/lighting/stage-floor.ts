import * as T from 'three';
import { ContactShadow } from './contact-shadow.ts';

/** Shadows and light that show that robots stand on something. All from 0 to 1. */
export interface FloorTone {
  /** Darkness of the shadows that lights cast. */
  shadow: number;
  /** Darkness where something stands. */
  contact: number;
  /** Brightness of the floor: on a black one, no shadow would be seen. */
  pool: number;
}

/** The floor: invisible but for shadows and light. */
export class StageFloor {
  readonly group = new T.Group();
  #shadow = new T.ShadowMaterial({ transparent: true });
  #pool = lightPool();
  #contacts: ContactShadow[] = [];

  constructor(hasCastShadows: boolean) {
    const plane = new T.Mesh(new T.PlaneGeometry(40, 40).rotateX(-Math.PI / 2), this.#shadow);
    plane.receiveShadow = true;
    plane.renderOrder = -2;
    plane.visible = hasCastShadows;
    this.group.add(this.#pool, plane);
  }

  carry(robot: T.Object3D): void {
    const contact = new ContactShadow(robot);
    this.#contacts.push(contact);
    this.group.add(contact.mesh);
  }

  set tone({ shadow, contact, pool }: FloorTone) {
    this.#shadow.opacity = shadow;
    this.#pool.material.uniforms.strength.value = pool;
    this.#pool.visible = pool > 0;
    for (const each of this.#contacts) each.strength = contact;
  }

  /** Radius of what is seen of the floor, in model units. */
  set radius(radius: number) {
    this.#pool.scale.setScalar(radius);
  }

  /** Call it before each frame, once the matrices of all robots are up to date. */
  update(): void {
    for (const contact of this.#contacts) contact.update();
  }
}

/** Light on the floor around the middle of a stage, with a radius of 1. */
function lightPool(): T.Mesh<T.PlaneGeometry, T.ShaderMaterial> {
  const material = new T.ShaderMaterial({
    uniforms: { strength: { value: 0 }, color: { value: new T.Color('#b9c7e2') } },
    vertexShader:
      'varying vec2 at; void main() { at = position.xz; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1); }',
    fragmentShader:
      'uniform float strength; uniform vec3 color; varying vec2 at; void main() { float away = min(1., length(at)); gl_FragColor = vec4(color, strength * (1. - away) * (1. - away)); }',
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  });
  const pool = new T.Mesh(new T.PlaneGeometry(2, 2).rotateX(-Math.PI / 2), material);
  pool.renderOrder = -3;
  return pool;
}
