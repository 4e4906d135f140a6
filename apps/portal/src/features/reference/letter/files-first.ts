import type { CompiledField, CompiledModule } from '@portico/form-engine/compile/compiled-form';

/** The same fields with those for files first, for somebody who already has the letter as a file. */
export function filesFirst(module: CompiledModule): CompiledModule {
  const fields = [...module.fields.filter(isFile), ...module.fields.filter((field) => !isFile(field))];
  return { ...module, fields };
}

export function takesFile(modules: readonly CompiledModule[]): boolean {
  return modules.some(({ fields }) => fields.some(isFile));
}

/** Uploaded documents only, not recordings or signatures. */
function isFile({ model }: CompiledField): boolean {
  return model.takesFiles === true && model.isRecorded !== true && model.isSigned !== true;
}
