// What three.js is given to draw, as text: every thing with its place, its shape and what it is made of. Equal shapes are reckoned once.
import { digest } from './print.mjs';
import { short } from './recorder.mjs';

// Coarse enough for every machine to agree, fine enough for every mistake.
const rounded = (list, to = 1e4) => Array.from(list, (each) => Math.round(each * to) / to || 0).join();

const shapes = new WeakMap();
function shape_of(geometry) {
  const { attributes, index } = geometry;
  const all = Object.entries(attributes);
  const version = [
    ...all.map(([, each]) => each.version ?? each.data?.version),
    index?.version,
    geometry.drawRange.count,
    geometry.instanceCount,
  ].join();
  const known = shapes.get(geometry);
  if (known?.version === version) return known.told;
  const told = `${all.map(([name, each]) => `${name} ${digest(rounded(each.array ?? each.data.array))}`).join(' ')} index ${index ? digest(index.array.join()) : 'none'} ${version}`;
  shapes.set(geometry, { version, told });
  return told;
}

// What was painted until now, and how much that is.
const paintings = new WeakMap();
export function painted_on(canvas) {
  const { painted } = canvas;
  const known = paintings.get(painted) ?? { count: 0, told: '' };
  if (known.count !== painted.length) {
    const more = painted.slice(known.count).join('\n');
    paintings.set(painted, { count: painted.length, told: digest(`${known.told}\n${more}`) });
  }
  return paintings.get(painted)?.told ?? 'nothing';
}

function value_of(value) {
  if (value === null || value === undefined) return 'none';
  if (value.isTexture) {
    const { image, magFilter, minFilter, wrapS, wrapT, colorSpace, repeat, offset } = value;
    const painted = image?.painted ? painted_on(image) : `${image?.width} × ${image?.height}`;
    return `texture ${painted} ${[magFilter, minFilter, wrapS, wrapT, colorSpace, value.generateMipmaps, value.flipY]} ${rounded([...repeat.toArray(), ...offset.toArray()])}`;
  }
  if (value.toArray) return rounded(value.toArray());
  return typeof value === 'object' ? short(Object.values(value)) : short(value);
}
const kOfMaterial = [
  'type',
  'transparent',
  'opacity',
  'side',
  'depthWrite',
  'depthTest',
  'blending',
  'alphaTest',
  'polygonOffset',
  'polygonOffsetFactor',
  'polygonOffsetUnits',
  'sizeAttenuation',
  'vertexShader',
  'fragmentShader',
];
function material_of(material) {
  const own = kOfMaterial.map((name) => (name.endsWith('Shader') ? digest(String(material[name])) : String(material[name])));
  const uniforms = Object.entries(material.uniforms ?? {}).map(([name, { value }]) => `${name}=${value_of(value)}`);
  return [...own, value_of(material.color), value_of(material.map), ...uniforms].join(' ');
}

export function told_scene(scene) {
  const lines = [];
  scene.traverse((each) => {
    const { type, visible, matrixWorld, geometry, material, renderOrder, frustumCulled, instanceMatrix, count } = each;
    const parts = [type, visible, renderOrder, frustumCulled, rounded(matrixWorld.elements)];
    if (geometry) parts.push(shape_of(geometry));
    if (material) parts.push([material].flat().map(material_of).join(' & '));
    if (instanceMatrix) parts.push(count, digest(rounded(instanceMatrix.array)));
    lines.push(parts.join(' | '));
  });
  return lines;
}
export const told_camera = (camera) => `${rounded(camera.matrixWorld.elements)} | ${rounded(camera.projectionMatrix.elements)}`;
