/** Clear glass: shows only reflections and a bright rim, and lets the rest through. */
import * as T from 'three';

export interface Glass {
  tint: string;
  /** Share of the things behind it that it hides, seen straight on. */
  cover: number;
  /** The same for the live view, which cannot use its shader. */
  opacity: number;
}

export function thinGlass({ tint, cover, opacity }: Glass): T.MeshPhysicalMaterial {
  const m = new T.MeshPhysicalMaterial({ color: tint, metalness: 0, roughness: 0.04, specularIntensity: 1, ior: 1.5,
    opacity, transparent: true, depthWrite: false, premultipliedAlpha: true });
  m.onBeforeCompile = (s) => {
    s.vertexShader = s.vertexShader.replace('#include <common>',
      '#include <common>\nattribute vec3 shape;').replace('#include <begin_vertex>', 'vec3 transformed = shape;');
    s.fragmentShader = s.fragmentShader.replace(
      '#include <opaque_fragment>',
      /* glsl */ `
      vec3 shine = min(reflectedLight.indirectSpecular, vec3(3.)); // lamps would leave a dot per sample
      float rim = pow(1. - abs(dot(normalize(vViewPosition), normal)), 3.5);
      float cover = clamp(${cover.toFixed(3)} + .2 * rim + .5 * max(shine.r, max(shine.g, shine.b)), 0., 1.);
      vec3 veil = diffuse * (.012 + .22 * rim);
      #include <opaque_fragment>
      gl_FragColor = vec4((shine + veil) / cover, cover);`,
    );
  };
  m.customProgramCacheKey = () => `glass ${cover}`;
  return m;
}
/**
 * A mesh of clear glass. Its shape moves to the attribute `shape`; all of `position` is one point. Passes that draw
 * everything with a material of their own (occlusion, shadows) therefore do not see the glass, and the parts behind it
 * are lit as if it were not there.
 */
export function clearMesh(g: T.BufferGeometry, material: T.Material): T.Mesh {
  const shape = g.getAttribute('position');
  g.setAttribute('shape', shape);
  g.setAttribute('position', new T.BufferAttribute(new Float32Array(shape.count * 3), 3));
  const mesh = new T.Mesh(g, material);
  mesh.frustumCulled = false;
  mesh.renderOrder = 1;
  return mesh;
}
export function clearDome(radius: number, from: number, tint = '#dff4ff', squash = 1): T.Mesh {
  const ball = new T.SphereGeometry(radius, 64, 40, 0, Math.PI * 2, 0, ((90 - from) / 180) * Math.PI).scale(1, squash,
    1);
  const material = thinGlass({ tint, cover: 0.035, opacity: 0.14 });
  material.side = T.DoubleSide;
  const mesh = clearMesh(ball, material);
  mesh.name = 'dome';
  return mesh;
}
