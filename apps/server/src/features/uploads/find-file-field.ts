import type { CompiledField, CompiledForm } from '@portico/form-engine/compile/compiled-form';
import { takesFiles } from '../../domain/files/binding/named-files.ts';
import { type FileWriter, isWriterOf } from '../../domain/files/file-writer.ts';
import { Refused } from '../../platform/refused.ts';

/** The field that a file is for, as the form asks it of the writer. */
export function findFileField(form: CompiledForm, id: string, module: string, writer: FileWriter): CompiledField {
  const field = form.byId.get(id);
  if (field === undefined || field.module !== module || !takesFiles(field)) throw new Refused('unknownField');
  const { definition } = form.modules.find((one) => one.definition.id === module) ?? {};
  if (definition === undefined || !isWriterOf(writer, definition)) throw new Refused('forbidden');
  return field;
}
