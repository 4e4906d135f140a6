import type { CompiledField } from '@portico/form-engine/compile/compiled-form';
import { takesFiles } from '../../domain/files/binding/named-files.ts';
import type { SheetForFiles } from '../../domain/files/file-writer.ts';
import { moduleOf } from '../../domain/sheets/sheet.rules.ts';
import { Refused } from '../../platform/refused.ts';

/** The field that a file is uploaded for, from the writer's part of the form. */
export function findFileField(sheet: SheetForFiles, id: string, module: string): CompiledField {
  const field = sheet.part.byId.get(id);
  if (field === undefined || field.module !== module || !takesFiles(field)) throw new Refused('unknownField');
  const own = moduleOf(sheet.part, module);
  if (own === undefined || !sheet.writes(own)) throw new Refused('forbidden');
  sheet.checkField(field);
  return field;
}
