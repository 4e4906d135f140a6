import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { encodeModule } from './module/module.ts';
import type { WireModule } from './module/wire-module.ts';

/** Encodes a form for the wire. Modules whose fields refer to each other are encoded together. */
export function encodeModules({ modules }: FormDefinition): readonly WireModule[] {
  const fields = modules.flatMap((module) => [...module.fields, ...module.groups.flatMap((group) => group.fields)]);
  const byId = new Map(fields.map((field) => [field.id, field]));
  return modules.map((module) => encodeModule(module, (id) => byId.get(id)));
}
