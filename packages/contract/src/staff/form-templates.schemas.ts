import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import * as z from 'zod';
import { id, localText, type TypedBy } from '../wire/schema.ts';

export const formTemplates = {
  input: z.object({ project: id }),
  output: z.object({
    list: z.array(
      z.object({
        key: z.string(),
        title: localText,
        summary: localText,
        form: z.custom<FormDefinition>().describe('Modules with their fields and groups, as in a project file'),
      }),
    ),
  }),
};
export type FormTemplates = TypedBy<typeof formTemplates>;
