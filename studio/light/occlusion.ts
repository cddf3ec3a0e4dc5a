/** Ambient occlusion and bent normals, gathered from depth maps of many directions over the whole sphere. */
import * as T from 'three';
import type { Floor } from './floor.ts';
import { type Screen, summing, target } from './screen.ts';

interface Set {
  renderer: T.WebGLRenderer;
  screen: Screen;
  scene: T.Scene;
  camera: T.Camera;
  floor: Floor;
  /** Things that are darkened without darkening others: walls, whose light is part of the surroundings. */
  hidden?: T.Object3D[];
}

const VERTEX = `varying vec3 n; varying vec4 p; uniform mat4 M; uniform float nb;
  void main(){ n=normalize(mat3(modelMatrix)*normal); vec4 w=modelMatrix*vec4(position,1.); p=M*vec4(w.xyz+n*nb,1.); gl_Position=projectionMatrix*viewMatrix*w; }`;
const FRAGMENT = `varying vec3 n; varying vec4 p; uniform sampler2D map; uniform vec3 d; uniform float K,bounce,tag;
  void main(){ float w=max(dot(normalize(n),d),0.); vec3 q=p.xyz/p.w*.5+.5; float v=1.;
    if(all(greaterThan(q,vec3(0.)))&&all(lessThan(q,vec3(1.)))) v=step(q.z-.0016, texture2D(map,q.xy).r);
    float g = d.y<0. ? bounce : 1.; gl_FragColor=vec4(d*v*w*tag, v*w*g)*K; }`;

/** rgb: mean direction of open sky, a: how open it is. rgb is zero on the floor; its shader relies on that. */
export function occlusion(
  { renderer: r, screen, scene, camera, floor, hidden = [] }: Set,
  subject: T.Object3D,
  withFloor: boolean,
  w: number,
  h: number,
  n: number,
  centre: T.Vector3,
  radius: number,
): T.WebGLRenderTarget {
  const size = n >= 64 ? 1024 : n >= 32 ? 768 : 512; // depth maps cost most
  const depth = new T.WebGLRenderTarget(size, size, {
    depthTexture: new T.DepthTexture(size, size, T.UnsignedIntType),
  });
  const sum = target(w, h, T.FloatType),
    one = target(w, h, T.HalfFloatType);
  const depthOnly = new T.MeshBasicMaterial({ colorWrite: false });
  const u = {
    map: { value: depth.depthTexture },
    M: { value: new T.Matrix4() },
    d: { value: new T.Vector3() },
    nb: { value: ((2.2 * radius) / size) * 2 },
    K: { value: 4 / n },
    bounce: { value: 0.62 },
  };
  const visible = (tag: number) =>
    new T.ShaderMaterial({ uniforms: { ...u, tag: { value: tag } }, vertexShader: VERTEX, fragmentShader: FRAGMENT });
  const onBody = visible(1),
    onFloor = visible(0),
    add = summing(one.texture, 1);
  const light = new T.OrthographicCamera(-radius, radius, radius, -radius, radius * 0.2, radius * 5);
  const shadows = r.shadowMap.autoUpdate,
    floorMaterial = floor.mesh.material;
  r.shadowMap.autoUpdate = false;
  r.setRenderTarget(sum);
  r.clear();
  for (let i = 0; i < n; i++) {
    const y = 1 - (2 * (i + 0.5)) / n,
      rr = Math.sqrt(1 - y * y),
      a = i * 2.399963;
    const d = new T.Vector3(Math.cos(a) * rr, y, Math.sin(a) * rr);
    light.up.set(Math.cos(i * 1.7), Math.sin(i * 2.3), 0.31).normalize();
    light.position.copy(centre).addScaledVector(d, radius * 2.5);
    light.lookAt(centre);
    light.updateMatrixWorld();
    floor.mesh.visible = false;
    for (const x of hidden) x.visible = false;
    scene.overrideMaterial = depthOnly;
    r.setRenderTarget(depth);
    r.clear();
    r.render(scene, light);
    for (const x of hidden) x.visible = true;
    u.M.value.multiplyMatrices(light.projectionMatrix, light.matrixWorldInverse);
    u.d.value.copy(d);
    scene.overrideMaterial = onBody;
    r.setRenderTarget(one);
    r.clear();
    r.render(scene, camera);
    scene.overrideMaterial = null;
    if (withFloor) {
      floor.mesh.visible = true;
      floor.mesh.material = onFloor;
      subject.visible = false;
      r.autoClear = false;
      r.render(scene, camera);
      r.autoClear = true;
      subject.visible = true;
      floor.mesh.visible = false;
      floor.mesh.material = floorMaterial;
    }
    screen.add(add, sum);
  }
  r.shadowMap.autoUpdate = shadows;
  for (const x of [depth, one, depthOnly, onBody, onFloor, add]) x.dispose();
  return sum;
}
