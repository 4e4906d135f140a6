import * as z from 'zod';
import type { Frozen } from './frozen.ts';
import { calendar } from './calendar.schema.ts';
import { content } from './content.schema.ts';
import { formDefinition } from './form.schema.ts';
import { look } from './look.schema.ts';
import { settings } from './settings.schema.ts';

/** Raised when a file means something else than before; see `upgrade-file.ts`. */
export const fileVersion = 2;

/** What a file says of itself, so that another JSON is not taken for one. */
export const fileFormat = 'portico-project';

/**
 * The whole configuration of a project as one value: everything that staff set up, nothing about people, no secret, and
 * nothing that is an installation's own (ids, the address, the code of its numbers).
 */
export const projectFile = z
  .strictObject({
    format: z.literal(fileFormat),
    version: z.literal(fileVersion),
    look,
    settings,
    calendar,
    content,
    forms: z.strictObject({ application: formDefinition.nullable().describe('The published version; null: none yet') }),
  })
  .meta({ title: 'Portico project file', description: 'The configuration of one project' });

export type ProjectFile = Frozen<z.output<typeof projectFile>>;
