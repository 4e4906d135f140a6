import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { encodeModule } from './module/module.ts';
import type { WireModule } from './module/wire-module.ts';

/** Writes a form in the wire's own spelling. Modules whose fields are related to each other are written together. */
export function encodeModules({ modules }: FormDefinition): readonly WireModule[] {
  const fields = modules.flatMap((module) => [...module.fields, ...module.groups.flatMap((group) => group.fields)]);
  const byId = new Map(fields.map((field) => [field.id, field]));
  return modules.map((module) => encodeModule(module, (id) => byId.get(id)));
}
