import { encodeModules } from '@portico/contract/forms/encode-modules';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';

/** What a file says of itself, so that another JSON is not taken for one. */
export const formFormat = 'portico-form';

/** A form in the project's own format, as it is in a project file. */
export function formAsJson({ modules }: FormDefinition): string {
  return indented({ format: formFormat, version: 1, modules });
}

/** A form in the spelling of the wire, as portals and older systems know it. */
export function formAsWire(form: FormDefinition): string {
  return indented(encodeModules(form));
}

const indented = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
