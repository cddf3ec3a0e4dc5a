/** Last step of a still: bloom, background, tone mapping, and a little grain against banding. */
import * as T from 'three';
import type { Look } from './looks.ts';
import { SCREEN_VERTEX, type Screen } from './screen.ts';

export interface Print {
  width: number;
  height: number;
  look: Pick<Look, 'edge' | 'centre' | 'floor' | 'spread'>;
  transparent: boolean;
  bloom: number;
  horizon: number;
  middle: number;
  vignette?: number;
}

const BLUR = `varying vec2 q; uniform sampler2D t; uniform vec2 d; uniform float thr;
  void main(){ vec3 s=vec3(0.); float n=0.;
    for(int i=-12;i<=12;i++){ float f=float(i)/12., g=exp(-4.*f*f); s+=max(texture2D(t,q+d*f).rgb-thr,0.)*g; n+=g; } gl_FragColor=vec4(s/n,1.); }`;
const FINAL = /* glsl */ `varying vec2 q; uniform sampler2D t,b; uniform vec3 e,c,f; uniform float hor,cut,asp,bk,mid,spread,vig;
  float hs(vec2 p){ return fract(sin(dot(p,vec2(12.9898,78.233)))*43758.5453); }
  vec3 tm(vec3 k){
    #if defined(TONE_MAPPING)
      return toneMapping(k);
    #else
      return k;
    #endif
  }
  void main(){
    vec4 s=texture2D(t,q); vec3 bloom=texture2D(b,q).rgb*bk;
    vec2 g=(q-vec2(mid,.56))*vec2(asp/1.5,1.); float d=smoothstep(0.,spread,length(g));
    vec3 wall=mix(c,e,d);
    vec2 g2=(q-vec2(mid,hor-.42))*vec2(asp/2.2,1.);
    vec3 fl=mix(mix(f,c,.35),mix(f,e,.6),smoothstep(.05,.8,length(g2)));
    vec3 bg=mix(fl,wall,smoothstep(hor-.30,hor+.10,q.y));
    float a=clamp(s.a,0.,1.); vec3 k=a>1e-4?s.rgb/a:vec3(0.);
    if(cut>.5){ gl_FragColor=linearToOutputTexel(vec4(tm(k+bloom),a)); gl_FragColor.rgb*=gl_FragColor.a; }
    else gl_FragColor=linearToOutputTexel(vec4(tm(k*(1.-vig*smoothstep(.25,.95,length((q-.5)*vec2(1.15,1.)))))*a + bg*(1.-a) + bloom, 1.)); // the background keeps its colour: only the subject's light is tone mapped
    gl_FragColor.rgb += (hs(gl_FragCoord.xy)-.5)/255.;
  }`;

export function print(
  screen: Screen,
  picture: T.Texture,
  { width: w, height: h, look, transparent, bloom, horizon, middle, vignette = 0 }: Print,
): void {
  const small = [0, 1].map(
    () => new T.WebGLRenderTarget(Math.round(w / 4), Math.round(h / 4), { type: T.HalfFloatType }),
  ) as [T.WebGLRenderTarget, T.WebGLRenderTarget];
  const blur = new T.ShaderMaterial({
    uniforms: { t: { value: picture }, d: { value: new T.Vector2((0.022 * h) / w, 0) }, thr: { value: 2.2 } },
    depthTest: false,
    depthWrite: false,
    vertexShader: SCREEN_VERTEX,
    fragmentShader: BLUR,
  });
  screen.draw(blur, small[0]);
  blur.uniforms.t!.value = small[0].texture;
  blur.uniforms.thr!.value = 0;
  blur.uniforms.d!.value.set(0, 0.022);
  screen.draw(blur, small[1]);
  const final = new T.ShaderMaterial({
    uniforms: {
      t: { value: picture },
      b: { value: small[1].texture },
      bk: { value: bloom },
      e: { value: new T.Color(look.edge) },
      c: { value: new T.Color(look.centre) },
      f: { value: new T.Color(look.floor) },
      hor: { value: horizon },
      mid: { value: middle },
      vig: { value: vignette },
      spread: { value: look.spread ?? 0.95 },
      cut: { value: transparent ? 1 : 0 },
      asp: { value: w / h },
    },
    depthTest: false,
    depthWrite: false,
    blending: T.NoBlending,
    vertexShader: SCREEN_VERTEX,
    fragmentShader: FINAL,
  });
  screen.draw(final, null);
  for (const x of [...small, blur, final]) x.dispose();
}
