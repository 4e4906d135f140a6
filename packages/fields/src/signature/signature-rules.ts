import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { imageExtensions } from '@portico/form-engine/patterns/upload-types';

/**
 * The field as the file rules see it. spec 9: PNG, limit 1 file; existing signatures of other picture types stay valid.
 */
export function signatureField(field: FieldDefinition): FieldDefinition {
  const types = [...new Set(['png', ...(field.files?.types ?? []), ...imageExtensions])];
  return { ...field, files: { ...field.files, types, most: 1 } };
}

/** spec 3: what goes over the wire is a JSON string with an image data-URL under file. */
export function signaturePayload(dataUrl: string): string {
  return JSON.stringify({ file: dataUrl });
}
