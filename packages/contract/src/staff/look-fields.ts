import type { Look } from './look.schemas.ts';

/**
 * The fields of a look by their names, such as `skin`, `title.sc` and `contact.phone`: what two people may change at the same
 * time without touching each other's words. A list is one field.
 */
export function fieldsOf(look: Look): ReadonlyMap<string, unknown> {
  return new Map(leaves('', look));
}

/** The look with other values in some of its fields, yet to be checked; a name that is no field changes nothing. */
export function withFields(look: Look, changes: ReadonlyMap<string, unknown>): unknown {
  return rebuilt('', look, changes);
}

/** The names of the fields in which two looks differ, by the alphabet: the database does not keep the order of keys. */
export function fieldsBetween(one: Look, other: Look): string[] {
  const others = fieldsOf(other);
  const differing = [...fieldsOf(one)].filter(([name, value]) => !isSame(value, others.get(name)));
  return differing.map(([name]) => name).sort();
}

/** Whether two values of a field are the same, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  if (isNode(one) && isNode(other)) {
    const names = Object.keys(one);
    return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]));
  }
  return one === other;
}

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function leaves(prefix: string, node: Node): [string, unknown][] {
  return Object.entries(node).flatMap(([name, value]): [string, unknown][] =>
    isNode(value) ? leaves(`${prefix}${name}.`, value) : [[`${prefix}${name}`, value]],
  );
}

function rebuilt(prefix: string, node: Node, changes: ReadonlyMap<string, unknown>): Node {
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => {
      if (isNode(value)) return [name, rebuilt(`${prefix}${name}.`, value, changes)];
      const field = `${prefix}${name}`;
      return [name, changes.has(field) ? changes.get(field) : value];
    }),
  );
}
