import * as z from 'zod';
import { projectFile } from './project-file.ts';

let text: string | undefined;

/** The JSON schema of project files, as text; made when it is first asked for. */
export function fileSchema(): string {
  text ??= `${JSON.stringify(z.toJSONSchema(projectFile, { reused: 'ref' }), null, 2)}\n`;
  return text;
}
