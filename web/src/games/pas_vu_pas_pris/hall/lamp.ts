// The light. It is worked out in display space, as a painter mixes it: one warm lamp over the hall, a cool sky, a moon. There are no lights
// of three.js, no shadow maps and no passes; even a device without a graphics processor keeps up. What never moves gets its light once, into
// the tints of its corners; furniture and ghosts get it at their corners; only the lamp's highlight is worked out for each pixel.
import { AdditiveBlending, DoubleSide, NoBlending, ShaderMaterial, type Texture, Vector2, Vector3, type Vector4 } from 'three';
import type { Build } from './mesh/build';

export const kLight = {
  uLamp: { value: new Vector3(3, 2.7, 4.6) },
  uMoon: { value: new Vector3(-0.45, 0.75, 0.42).normalize() },
  uWarm: { value: new Vector3(1.14, 0.84, 0.53) },
  uSky: { value: new Vector3(0.37, 0.38, 0.62) },
  uGround: { value: new Vector3(0.26, 0.15, 0.17) },
  uCool: { value: new Vector3(0.2, 0.27, 0.5) },
  uTime: { value: 0 },
};
const kFall = 1 / 26; // how fast the lamp fades, per square squared
const kShine = `
uniform vec3 uLamp,uMoon,uWarm,uSky,uGround,uCool;
// what a white, matt thing shows
vec3 shine(vec3 n, vec3 p, out vec3 l){
  l = uLamp - p; vec2 q = p.xy - uLamp.xy; float near = 1.0/(1.0 + dot(q,q)*${kFall}); l = normalize(l);
  float low = mix(0.66, 1.0, smoothstep(0.0, 0.55, p.z));
  float wrap = max(0.0, dot(n,l)*0.8 + 0.2);
  return (mix(uGround,uSky,n.z*0.5+0.5)*(0.55+0.45*near)*low) + uWarm*wrap*near*mix(0.85,1.0,low) + uCool*max(0.0,dot(n,uMoon));
}`;

// The same on paper, for what never moves, with a highlight as seen from above.
export function bake(build: Build): Build {
  const { uLamp, uMoon, uWarm, uSky, uGround, uCool } = kLight;
  const [normal, at, lamp, half] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];
  const light = new Vector3();
  for (let corner = 0; corner < build.count; ++corner) {
    normal.fromArray(build.normals, corner * 3);
    at.fromArray(build.positions, corner * 3);
    const near = 1 / (1 + ((at.x - uLamp.value.x) ** 2 + (at.y - uLamp.value.y) ** 2) * kFall);
    lamp.subVectors(uLamp.value, at).normalize();
    const rise = Math.min(1, Math.max(0, at.z / 0.55));
    const low = 0.66 + 0.34 * rise * rise * (3 - 2 * rise);
    const wrap = Math.max(0, normal.dot(lamp) * 0.8 + 0.2);
    half.set(lamp.x, lamp.y - 0.62, lamp.z + 0.78).normalize();
    const gloss = build.tints[corner * 4 + 3] ?? 0;
    const sheen = Math.max(0, normal.dot(half)) ** 10 * gloss * 0.9;
    light.lerpVectors(uGround.value, uSky.value, normal.z * 0.5 + 0.5).multiplyScalar((0.55 + 0.45 * near) * low);
    light.addScaledVector(uWarm.value, wrap * near * (0.85 + 0.15 * low) + sheen);
    light.addScaledVector(uCool.value, Math.max(0, normal.dot(uMoon.value)));
    [light.x, light.y, light.z].forEach((each, part) => {
      build.tints[corner * 4 + part] = (build.tints[corner * 4 + part] ?? 0) * each;
    });
  }
  return build;
}
// Walls and tray: a picture times the light in their tints.
export function baked_material(map: Texture): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { map: { value: map } },
    vertexShader: `attribute vec4 tint; varying vec2 vUv; varying vec3 vT;
void main(){ vUv=uv; vT=tint.rgb; gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.0); }`,
    fragmentShader: `uniform sampler2D map; varying vec2 vUv; varying vec3 vT;
void main(){ gl_FragColor=vec4(texture2D(map,vUv).rgb*vT,1.0); }`,
  });
}
// Furniture. uGlow is a colour it shines in, and how strongly; uClear how much of it is there.
export function lamp_material(map: Texture, glow: Vector4): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { ...kLight, map: { value: map }, uGlow: { value: glow }, uClear: { value: 1 } },
    vertexShader: `attribute vec4 tint; uniform vec4 uGlow; varying vec2 vUv; varying vec3 vC,vA,vN,vH; varying float vG; ${kShine}
void main(){
  vec4 w=modelMatrix*vec4(position,1.0); vec3 n=normalize(mat3(modelMatrix)*normal), v=normalize(cameraPosition-w.xyz), l; float g=tint.a;
  vC=tint.rgb*shine(n,w.xyz,l)*(1.0+g*0.15); float f=1.0-max(0.0,dot(n,v)); f*=f; f*=f;
  float up=reflect(-v,n).z; // polish: the dark hall below, the lit one above
  vA=uSky*f*0.35*g+g*mix(vec3(0.0,0.005,0.03),vec3(0.085,0.058,0.03),smoothstep(-0.1,0.9,up))+uGlow.rgb*uGlow.a*(0.25+f);
  vN=n; vH=l+v; vG=g; vUv=uv; gl_Position=projectionMatrix*viewMatrix*w; }`,
    fragmentShader: `uniform sampler2D map; uniform vec3 uWarm; uniform float uClear; varying vec2 vUv; varying vec3 vC,vA,vN,vH; varying float vG;
void main(){
  vec3 c=texture2D(map,vUv).rgb*vC; float s=max(0.0,dot(vN,normalize(vH))); s*=s; s*=s; s*=s; float s2=s*s; s2*=s2; // to the 8th, to the 32nd
  c+=uWarm*((s2*0.55+s*0.16)*vG)*(0.35+0.65*c)+vA;
  gl_FragColor=vec4(c*1.04/(1.0+0.20*c*c),uClear); // a soft shoulder, so that linen keeps its folds
}`,
  });
}
// The floor: its own picture times the light that falls on it (a small canvas), and a polished streak.
export function floor_material(map: Texture, light: Texture): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { ...kLight, map: { value: map }, light: { value: light } },
    vertexShader: `uniform vec3 uLamp,uWarm; varying vec2 vUv; varying vec3 vS;
void main(){ vUv=uv; vec4 w=modelMatrix*vec4(position,1.0); vec3 v=normalize(cameraPosition-w.xyz), l=normalize(uLamp-w.xyz);
 float s=max(0.0,normalize(l+v).z); s=pow(s,40.0); vS=uWarm*s*0.26; gl_Position=projectionMatrix*viewMatrix*w; }`,
    fragmentShader: `uniform sampler2D map,light; varying vec2 vUv; varying vec3 vS;
void main(){ gl_FragColor=vec4((texture2D(map,vUv).rgb*1.95+vS)*texture2D(light,vUv).rgb,1.0); }`,
  });
}
// What carries its own light in its picture.
export function flat_material(map: Texture): ShaderMaterial {
  return new ShaderMaterial({
    side: DoubleSide,
    uniforms: { map: { value: map } },
    vertexShader: 'varying vec2 vUv; void main(){ vUv=uv; gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.0); }',
    fragmentShader: 'uniform sampler2D map; varying vec2 vUv; void main(){ gl_FragColor=vec4(texture2D(map,vUv).rgb,1.0); }',
  });
}
// The table under everything: drawn last and never blended; clear at the picture's edge, where the page goes on.
export function table_material(map: Texture): ShaderMaterial {
  return new ShaderMaterial({
    blending: NoBlending,
    uniforms: { map: { value: map }, uView: { value: new Vector2(1, 1) } },
    vertexShader: 'varying vec2 vUv; void main(){ vUv=uv; gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.0); }',
    fragmentShader: `uniform sampler2D map; uniform vec2 uView; varying vec2 vUv;
void main(){ vec4 t=texture2D(map,vUv); vec2 q=gl_FragCoord.xy/uView; q=min(q,1.0-q);
 float a=t.a*smoothstep(0.0,0.10,q.x)*smoothstep(0.0,0.10,q.y); gl_FragColor=vec4(t.rgb*a,a); }`,
  });
}
// Glows: soft discs that face the eye and add light. They flicker while the hall is alive.
export function glow_material(): ShaderMaterial {
  return new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    premultipliedAlpha: true,
    side: DoubleSide,
    uniforms: { ...kLight },
    vertexShader: `attribute vec3 reach; attribute vec2 corner; attribute vec3 hue; varying vec2 vC; varying vec3 vH; uniform float uTime;
void main(){ vC=corner; float flick=1.0+0.10*sin(uTime*7.0+position.x*9.0)+0.06*sin(uTime*13.0+position.y*7.0); vH=hue*flick;
 vec4 e=viewMatrix*modelMatrix*vec4(position,1.0); e.z+=reach.z; e.xy+=corner*reach.xy; gl_Position=projectionMatrix*e; }`,
    fragmentShader: `varying vec2 vC; varying vec3 vH;
void main(){ float d=1.0-min(1.0,length(vC)); gl_FragColor=vec4(vH*d*d*(0.35+0.65*d),0.0); }`,
  });
}
// Ghosts: a cell of their picture for each player and mood; sheets lit softly through, with a rim of their own colour. Who was seen has a
// golden one, and trembles while the hall is alive.
export function ghost_material(map: Texture, clear: number): ShaderMaterial {
  return new ShaderMaterial({
    transparent: clear < 1,
    uniforms: { ...kLight, map: { value: map }, uClear: { value: clear } },
    vertexShader: `attribute vec2 cell; attribute vec4 rim; attribute float fold; varying vec2 vUv; varying vec3 vC,vA; uniform float uTime; ${kShine}
void main(){
  vec3 q=position, at=instanceMatrix[3].xyz; float ph=at.x*3.1+at.y*5.3, up=clamp(q.z+0.3,0.0,1.0);
  q.x+=0.016*sin(uTime*2.2+ph)*up; if(rim.a>0.5) q.x+=0.006*sin(uTime*38.0+ph)*up;
  vec4 w=instanceMatrix*vec4(q,1.0); vec3 n=normalize(mat3(instanceMatrix)*normal), v=normalize(cameraPosition-w.xyz), l;
  vC=mix(shine(n,w.xyz,l),vec3(1.06,1.0,1.04),0.52)*max(0.12,0.80+0.26*fold);
  float f=1.0-max(0.0,dot(n,v)), f2=f*f, s=max(0.0,dot(n,normalize(l+v))); s*=s; s*=s; s*=s;
  vA=uWarm*s*0.12+(rim.rgb*(f2*f*0.5+f2*0.10)+vec3(0.10,0.11,0.16)*f2)*(rim.a>0.5?2.6:1.0)*max(0.0,0.3+fold);
  vUv=(uv+cell)*0.25; gl_Position=projectionMatrix*viewMatrix*w; }`,
    fragmentShader: `uniform sampler2D map; uniform float uClear; varying vec2 vUv; varying vec3 vC,vA;
void main(){ vec3 t=texture2D(map,vUv).rgb; float w=smoothstep(0.86,1.0,min(min(t.r,t.g),t.b))*0.75; // eyes shine by themselves
 gl_FragColor=vec4(t*mix(vC,vec3(1.0),w)+vA,uClear); }`,
  });
}
