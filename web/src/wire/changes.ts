// What an Update says of the view: only what changed. docs/PROTOCOL.md tells how it is to be read.
// An object has the changes of the members it names, or of the items of a list; a list of one is the new value; the rest is itself new.
export function with_changes(before: unknown, changes: unknown): unknown {
  if (Array.isArray(changes)) return changes[0];
  if (typeof changes !== 'object' || changes === null) return changes;
  if (Array.isArray(before)) {
    const list = [...before];
    for (const [at, inner] of Object.entries(changes)) list[Number(at)] = with_changes(list[Number(at)], inner);
    return list;
  }
  const object: Record<string, unknown> = { ...(before as Record<string, unknown>) };
  for (const [name, inner] of Object.entries(changes)) object[name] = with_changes(object[name], inner);
  return object;
}

// Whether two views say the same, in whatever order their members stand.
export function is_same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && is_same(one[name as never], other[name as never]))
  );
}
