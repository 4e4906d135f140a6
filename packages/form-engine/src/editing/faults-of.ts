import { type FormParts, listIn, partName } from './form-parts.ts';

/**
 * The names of parts that do not fit together: listed nowhere, listed twice, or listed without being there. A form
 * whose parts have no faults is a whole tree.
 */
export function faultsOf(parts: FormParts): readonly string[] {
  const faults = new Set<string>();
  const seen = new Set<string>();
  for (const name of namesInTree(parts)) {
    if (seen.has(name) || !parts.has(name)) faults.add(name);
    seen.add(name);
  }
  for (const name of parts.keys()) if (!seen.has(name)) faults.add(name);
  return [...faults];
}

/** The names of all parts that the lists lead to, in the order of the form; one that is listed twice comes twice. */
export function* namesInTree(parts: FormParts): Generator<string> {
  yield partName.modules;
  for (const id of listIn(parts, partName.modules)) {
    yield partName.module(id);
    yield* fieldNames(parts, partName.fieldsOfModule(id));
    yield partName.groupsOfModule(id);
    for (const group of listIn(parts, partName.groupsOfModule(id))) {
      yield partName.group(group);
      yield* fieldNames(parts, partName.fieldsOfGroup(group));
    }
  }
}

function* fieldNames(parts: FormParts, list: string): Generator<string> {
  yield list;
  for (const id of listIn(parts, list)) yield partName.field(id);
}
