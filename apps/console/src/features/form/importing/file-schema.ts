import { fileSchemaPath } from '@portico/contract/project-files';
import { isSettings } from '@portico/form-engine/editing/form-parts';
import type { Schema } from './json/fit-to-schema.ts';

/** The schema by which the server checks what is saved. */
export async function fileSchema(): Promise<Schema> {
  const answer = await fetch(fileSchemaPath);
  const schema: unknown = answer.ok ? await answer.json() : null;
  if (!isSettings(schema)) throw new Error('The schema of project files could not be loaded');
  return schema;
}
