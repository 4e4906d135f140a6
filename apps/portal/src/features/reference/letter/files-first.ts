import type { CompiledField, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { OpenSheet } from '../../../parts/sheet/sheet-kind.ts';

/** The same fields with those for files first, for somebody who already has the letter as a file. */
export function filesFirst(module: CompiledModule): CompiledModule {
  const fields = [...module.fields.filter(isFile), ...module.fields.filter((field) => !isFile(field))];
  return { ...module, fields };
}

export function takesFile({ modules }: Pick<OpenSheet, 'modules'>): boolean {
  return modules.some(({ module }) => module.fields.some(isFile));
}

/** Uploaded documents only, not recordings or signatures. */
function isFile({ model }: CompiledField): boolean {
  return model.takesFiles === true && model.isRecorded !== true && model.isSigned !== true;
}
