// PV-42: the way of the light, from the ghost to the eye, by way of the mirror's glass if it went there.
import { CylinderGeometry, type Group, Mesh, MeshBasicMaterial, SphereGeometry, Vector3 } from 'three';
import type { Ray, Spot } from '../../../wire/pas_vu_pas_pris';
import { kUnit } from '../data/board';

// for the page: all light has one colour, which nobody changes
const kBeam = new MeshBasicMaterial({ color: 0xffd24d });
const at = ({ x, y, z }: Spot): Vector3 => new Vector3(x / kUnit, y / kUnit, z / kUnit);

export function trace(group: Group, rays: readonly Ray[]): void {
  for (const each of [...group.children]) {
    group.remove(each);
    if (each instanceof Mesh) each.geometry.dispose();
  }
  for (const { eye, glass, hit } of rays) {
    const points = [at(eye), ...(glass ? [at(glass)] : []), at(hit)];
    points.slice(1).forEach((to, index) => {
      const from = points[index] ?? to;
      const beam = new Mesh(new CylinderGeometry(0.018, 0.018, from.distanceTo(to), 6), kBeam);
      beam.position.copy(from).lerp(to, 0.5);
      beam.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), to.clone().sub(from).normalize());
      group.add(beam);
    });
    const dot = new Mesh(new SphereGeometry(0.05, 10, 8), kBeam);
    dot.position.copy(at(hit));
    group.add(dot);
  }
}
