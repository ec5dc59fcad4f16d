// The mirror's glass: the hall drawn once more from behind it, only while somebody can look into it.
import {
  Matrix4,
  Mesh,
  PerspectiveCamera,
  Plane,
  PlaneGeometry,
  type Scene,
  ShaderMaterial,
  Vector3,
  Vector4,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { kGlass } from './mesh/mirror';

const kSide = 512;
export class Glass {
  readonly mesh: Mesh<PlaneGeometry, ShaderMaterial>;
  readonly #target = new WebGLRenderTarget(kSide, Math.round(kSide * 1.4));
  readonly #camera = new PerspectiveCamera();
  readonly #matrix = new Matrix4();

  constructor() {
    const material = new ShaderMaterial({
      uniforms: { map: { value: this.#target.texture }, m: { value: this.#matrix }, on: { value: 0 } },
      vertexShader: `uniform mat4 m; varying vec4 vQ; varying vec2 vUv;
void main(){ vec4 w=modelMatrix*vec4(position,1.0); vUv=uv; vQ=m*w; gl_Position=projectionMatrix*viewMatrix*w; }`,
      fragmentShader: `uniform sampler2D map; uniform float on; varying vec4 vQ; varying vec2 vUv;
void main(){ vec3 c=on>0.5?texture2DProj(map,vQ).rgb*vec3(0.90,0.96,1.04)+vec3(0.015,0.03,0.06):mix(vec3(0.16,0.2,0.42),vec3(0.62,0.66,0.9),vUv.y);
 float s=vUv.x*0.8+vUv.y; s=smoothstep(0.06,0.0,abs(fract(s)-0.5)-0.05); vec2 e=min(vUv,1.0-vUv)*vec2(0.8,1.42);
 float b=smoothstep(0.03,0.0,min(e.x,e.y)); gl_FragColor=vec4(c+s*0.05+b*vec3(0.16,0.18,0.24),1.0); }`,
    });
    this.mesh = new Mesh(new PlaneGeometry(kGlass.half * 2, kGlass.high - kGlass.low), material);
    this.mesh.position.set(0, kGlass.y, (kGlass.high + kGlass.low) / 2);
    this.mesh.rotation.x = -Math.PI / 2; // it looks towards +y
  }
  // Whole pictures are finer than the glass is in them.
  resize(width: number, height: number): void {
    const scale = Math.min(1, 1024 / Math.max(width, height));
    const [wide, high] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
    if (this.#target.width !== wide || this.#target.height !== high) this.#target.setSize(wide, high);
  }
  draw(renderer: WebGLRenderer, scene: Scene, eye: PerspectiveCamera): void {
    const world = this.mesh.matrixWorld;
    const at = new Vector3().setFromMatrixPosition(world);
    const normal = new Vector3(0, 0, 1).transformDirection(world);
    const from = new Vector3().setFromMatrixPosition(eye.matrixWorld);
    const shown = from.clone().sub(at).dot(normal) > 0;
    const uniforms = this.mesh.material.uniforms;
    if (uniforms['on']) uniforms['on'].value = shown ? 1 : 0;
    if (!shown) return;
    const mirrored = (point: Vector3) => point.clone().addScaledVector(normal, -2 * point.clone().sub(at).dot(normal));
    const camera = this.#camera;
    const ahead = new Vector3(0, 0, -1).transformDirection(eye.matrixWorld);
    camera.position.copy(mirrored(from));
    camera.up.set(0, 1, 0).transformDirection(eye.matrixWorld).reflect(normal);
    camera.lookAt(mirrored(from.clone().add(ahead)));
    camera.updateMatrixWorld();
    camera.projectionMatrix.copy(eye.projectionMatrix);
    this.#matrix.set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1);
    this.#matrix.multiply(camera.projectionMatrix).multiply(camera.matrixWorldInverse);
    cut_at(camera, new Plane().setFromNormalAndCoplanarPoint(normal, at));
    this.mesh.visible = false;
    renderer.setRenderTarget(this.#target);
    renderer.clear();
    renderer.render(scene, camera);
    renderer.setRenderTarget(null);
    this.mesh.visible = true;
  }
  dispose(): void {
    this.#target.dispose();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
// What is behind the glass is not drawn: the near plane is laid into it.
function cut_at(camera: PerspectiveCamera, plane: Plane): void {
  plane.applyMatrix4(camera.matrixWorldInverse);
  const { elements } = camera.projectionMatrix;
  const clip = new Vector4(plane.normal.x, plane.normal.y, plane.normal.z, plane.constant);
  const corner = new Vector4(
    (Math.sign(clip.x) + elements[8]) / elements[0],
    (Math.sign(clip.y) + elements[9]) / elements[5],
    -1,
    (1 + elements[10]) / elements[14],
  );
  clip.multiplyScalar(2 / clip.dot(corner));
  elements[2] = clip.x;
  elements[6] = clip.y;
  elements[10] = clip.z + 1;
  elements[14] = clip.w;
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
}
