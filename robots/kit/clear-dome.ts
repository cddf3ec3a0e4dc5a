/** A clear dome: thin glass that shows only reflections and a bright rim. */
import * as T from 'three';

/**
 * The shape lies in the attribute `shape`; all of `position` is one point. Passes that draw everything with a material
 * of their own (occlusion, shadows) therefore do not see the glass, and what it covers is lit as if it were not there.
 */
export function clearDome(radius: number, from: number, tint = '#dff4ff', squash = 1): T.Mesh {
  const ball = new T.SphereGeometry(radius, 64, 40, 0, Math.PI * 2, 0, ((90 - from) / 180) * Math.PI).scale(1, squash,
    1);
  const g = new T.BufferGeometry();
  g.setIndex(ball.getIndex());
  g.setAttribute('shape', ball.getAttribute('position').clone());
  g.setAttribute('normal', ball.getAttribute('normal'));
  g.setAttribute('position', new T.BufferAttribute(new Float32Array(ball.getAttribute('position').count * 3), 3));
  const m = new T.MeshPhysicalMaterial({ color: tint, metalness: 0, roughness: 0.04, specularIntensity: 1, ior: 1.5,
    transparent: true, depthWrite: false, side: T.DoubleSide, premultipliedAlpha: true });
  m.onBeforeCompile = (s) => {
    s.vertexShader = s.vertexShader.replace('#include <common>',
      '#include <common>\nattribute vec3 shape;').replace('#include <begin_vertex>', 'vec3 transformed = shape;');
    s.fragmentShader = s.fragmentShader.replace(
      '#include <opaque_fragment>',
      /* glsl */ `
      vec3 shine = min(reflectedLight.indirectSpecular, vec3(3.)); // lamps would leave a dot per sample
      float rim = pow(1. - abs(dot(normalize(vViewPosition), normal)), 3.5);
      float cover = clamp(.035 + .2 * rim + .5 * max(shine.r, max(shine.g, shine.b)), 0., 1.);
      vec3 veil = diffuse * (.012 + .22 * rim);
      #include <opaque_fragment>
      gl_FragColor = vec4((shine + veil) / cover, cover);`,
    );
  };
  const mesh = new T.Mesh(g, m);
  mesh.frustumCulled = false;
  mesh.renderOrder = 1;
  mesh.name = 'dome';
  return mesh;
}
