import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { fileSchema } from './file-schema.ts';
import { importedForm } from './imported-form.ts';
import { type ImportNote, Notes } from './import-note.ts';
import type { Schema } from './json/fit-to-schema.ts';
import { readJsonForm } from './json/read-json-form.ts';
import type { ImportMode } from './put-into-form.ts';
import { formFromRows } from './sheet/form-from-rows.ts';
import { readWorkbook } from './sheet/read-workbook.ts';
import { sheetRows, type Workbook } from './sheet/sheet-rows.ts';
import { TooLarge, Unreadable } from './unreadable.ts';

/** What a file brings. */
export interface FileForm {
  readonly form: FormDefinition;
  readonly notes: readonly ImportNote[];
}

/** A file that was read. What it brings may depend on what becomes of the draft. */
export interface OpenFile {
  readonly name: string;
  readonly bring: (mode: ImportMode, present: FormDefinition) => FileForm;
}

export const largestMegabytes = 4;

/** Reads a file in the browser; nothing of it is sent anywhere before somebody has agreed. */
export async function readFile(file: File): Promise<OpenFile> {
  if (file.size > largestMegabytes * 1_048_576) throw new TooLarge('bytes', largestMegabytes);
  const schema = await fileSchema();
  // A workbook is an archive, whatever it is called.
  const isArchive = (await file.slice(0, 2).text()) === 'PK';
  if (isArchive) return openList(file.name, await readWorkbook(file), schema);
  const notes = new Notes();
  const form = importedForm(readJsonForm(await file.text(), notes).modules, schema, notes);
  return { name: file.name, bring: () => ({ form, notes: notes.list }) };
}

/** A question list; where it replaces the form, what it cannot say stays as it is there. */
export function openList(name: string, workbook: Workbook, schema: Schema): OpenFile {
  const bring: OpenFile['bring'] = (mode, present) => {
    const notes = new Notes();
    const rows = sheetRows(workbook, notes);
    const { modules, rowOf } = formFromRows(rows, mode === 'replace' ? present : { modules: [] });
    if (modules.length === 0) throw new Unreadable('noQuestions');
    const form = importedForm(modules, schema, notes);
    return { form, notes: notes.list.map((note) => ({ ...note, place: inSheet(note.place, rowOf) })) };
  };
  return { name, bring };
}

/** A path as the row from which it came. */
function inSheet(place: string, rowOf: ReadonlyMap<string, number>): string {
  const [path = ''] = /^modules\[\d+\](?:\.groups\[\d+\])?\.fields\[\d+\]/.exec(place) ?? [];
  const row = rowOf.get(path);
  return row === undefined ? place : `questions!${row} ${place.slice(path.length + 1)}`;
}
