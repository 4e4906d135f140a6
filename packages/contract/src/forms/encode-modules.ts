import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { encodeModule } from './module/module.ts';
import type { WireModule } from './module/wire-module.ts';

/** Writes a form in the wire's own spelling. */
export function encodeModules(form: FormDefinition): readonly WireModule[] {
  return form.modules.map(encodeModule);
}
