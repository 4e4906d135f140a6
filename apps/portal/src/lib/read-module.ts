import type { ApplyFiled } from '@portico/contract/applications.schemas';
import { decodeAnswers } from '@portico/contract/forms/decode-answers';
import { decodeModules } from '@portico/contract/forms/decode-modules';
import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { readAnswers } from '@portico/form-engine/values/read-answers';

type Filed = ApplyFiled['output'];

export interface ReadModule {
  readonly filed: Filed;
  /** The module alone. */
  readonly definition: FormDefinition;
  /** The module together with the fields of other modules that it depends on. */
  readonly form: CompiledForm;
  readonly module: CompiledModule;
  readonly answers: FormAnswers;
}

/**
 * Prepares a module of the wire for filling in or checking. Other modules may have changed here since it was fetched:
 * `filedOf` gives the current ones of this page. Null if the wire module cannot be read.
 */
export function readModule(filed: Filed, filedOf: (menuid: string) => Filed | undefined): ReadModule | null {
  const { modules } = decodeModules([filed.module, ...filed.outside]).form;
  const definition = { modules: modules.filter(({ id }) => id === filed.menuid) };
  const outside = modules.filter(({ id }) => id !== filed.menuid);
  const form = compileForm({ modules }, models);
  const module = form.modules.find((one) => one.definition.id === filed.menuid);
  if (module === undefined) return null;
  const others = outside.map((one) => {
    const newer = filedOf(one.id);
    return decodeAnswers(newer?.save_field ?? filed.outside_save_field, { modules: [one] }).answers;
  });
  const own = decodeAnswers(filed.save_field, definition).answers;
  const fields = Object.assign({}, ...others.map((other) => other.fields), own.fields);
  return { filed, definition, form, module, answers: readAnswers(form, { fields, rows: own.rows }) };
}
