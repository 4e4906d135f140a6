import type { CompiledField, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { OpenSheet } from '../../../parts/sheet/sheet-kind.ts';

/** The same questions, those for files before the others: for whoever has the letter written already. */
export function filesFirst(module: CompiledModule): CompiledModule {
  const fields = [...module.fields.filter(isFile), ...module.fields.filter((field) => !isFile(field))];
  return { ...module, fields };
}

export function takesFile({ modules }: Pick<OpenSheet, 'modules'>): boolean {
  return modules.some(({ module }) => module.fields.some(isFile));
}

/** Documents, neither recorded nor signed here. */
function isFile({ model }: CompiledField): boolean {
  return model.takesFiles === true && model.isRecorded !== true && model.isSigned !== true;
}
