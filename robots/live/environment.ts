import * as T from 'three';
import type { V3 } from '../kit/place.ts';

/** A procedural photo studio (walls, floor bounce, gradient softboxes) as a PMREM environment. */
export function environment(renderer: T.WebGLRenderer, kind: 'bright' | 'dark', size = 512): T.Texture {
  const s = new T.Scene();
  const wall =
    kind === 'bright'
      ? { top: '#969ba3', mid: '#6a7078', low: '#b4b8bd' }
      : { top: '#1a1d23', mid: '#101216', low: '#22252b' };
  s.add(
    new T.Mesh(
      new T.SphereGeometry(40, 32, 24),
      new T.ShaderMaterial({
        side: T.BackSide,
        depthWrite: false,
        uniforms: {
          a: { value: new T.Color(wall.top) },
          b: { value: new T.Color(wall.mid) },
          c: { value: new T.Color(wall.low) },
        },
        vertexShader:
          'varying vec3 p; void main(){ p=normalize(position); gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.); }',
        fragmentShader:
          'varying vec3 p; uniform vec3 a,b,c; void main(){ float h=p.y; vec3 k=h>0.?mix(b,a,smoothstep(0.,.9,h)):mix(b,c,smoothstep(0.,.35,-h)); gl_FragColor=vec4(k,1.); }',
      }),
    ),
  );
  /** A softbox facing the origin, brighter in the middle like a real diffuser. */
  const box = (p: V3, w: number, h: number, power: number, color = '#ffffff', edge = 0.35) => {
    const m = new T.Mesh(
      new T.PlaneGeometry(w, h),
      new T.ShaderMaterial({
        side: T.DoubleSide,
        uniforms: { c: { value: new T.Color(color).multiplyScalar(power) }, e: { value: edge } },
        vertexShader:
          'varying vec2 q; void main(){ q=uv*2.-1.; gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.); }',
        fragmentShader:
          'varying vec2 q; uniform vec3 c; uniform float e; void main(){ float d=max(abs(q.x),abs(q.y)); float f=1.-smoothstep(.9,1.,d); gl_FragColor=vec4(c*mix(1.,e,dot(q,q)*.5)*max(f,.02),1.); }',
      }),
    );
    m.position.set(...p);
    m.lookAt(0, 0, 0);
    s.add(m);
  };
  if (kind === 'bright') {
    box([0, 18, 3], 20, 12, 5.5); // overhead bank
    box([17, 9, 9], 9, 15, 5.0); // key softbox
    box([-19, 6, 6], 5, 18, 3.2); // fill strip
    box([-13, 8, -16], 6, 18, 6.0, '#eef4ff'); // rim strip left
    box([15, 6, -16], 4, 18, 4.5, '#fff4e6'); // rim strip right
    box([0, 3, 24], 5, 9, 0.8); // front card
  } else {
    box([1, 18, 2], 16, 5, 3.6); // narrow overhead
    box([17, 9, 9], 6, 15, 6.0);
    box([-19, 5, 5], 2.4, 20, 5.0, '#dfe8ff');
    box([-13, 7, -16], 5, 20, 6, '#d8e4ff');
    box([15, 6, -16], 3, 20, 5, '#ffe9d2');
    box([-4, 2, 26], 10, 3, 0.7);
  }
  const pm = new T.PMREMGenerator(renderer);
  const rt = pm.fromScene(s, 0, 0.1, 100, { size, position: new T.Vector3(0, 1, 0) } as never);
  pm.dispose();
  return rt.texture;
}
