import { decodeAnswers } from '@portico/contract/forms/decode-answers';
import { decodeModules } from '@portico/contract/forms/decode-modules';
import type { RecommendFiled } from '@portico/contract/recommendations.schemas';
import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import type { Language } from '@portico/form-engine/language';
import { createFormSession } from '@portico/form-engine/session/form-session';
import { proposeDefaults } from '@portico/form-engine/session/propose-defaults';
import { readAnswers } from '@portico/form-engine/values/read-answers';
import { useSession } from '../../../lib/state/session-store.ts';
import type { OpenSheet } from '../../../parts/sheet/sheet-kind.ts';

export type FiledLetter = RecommendFiled['output'];
type FiledModule = FiledLetter['modules'][number];

/** A letter ready for writing, if it is open; the request identifies the writer. */
export function readLetter(filed: FiledLetter, language: Language, isOpen: boolean): OpenSheet {
  const own = { modules: filed.modules.flatMap((one) => decodedWith(one).filter(({ id }) => id === one.menuid)) };
  const outside = filed.modules.flatMap((one) =>
    decodedWith(one).map((module) => ({ module, saved: one.outside_save_field })),
  );
  const others = outside.filter(({ module }) => own.modules.every(({ id }) => id !== module.id));
  const form = compileForm({ modules: [...own.modules, ...joined(others.map(({ module }) => module))] }, models);
  const answers = [
    ...others.map(({ module, saved }) => decodeAnswers(saved, { modules: [module] }).answers),
    ...filed.modules.map(({ save_field }) => decodeAnswers(save_field, own).answers),
  ];
  const fields = Object.assign({}, ...answers.map((one) => one.fields));
  const rows = Object.assign({}, ...answers.map((one) => one.rows));
  const context = { language, today: filed.today };
  const session = createFormSession(form, readAnswers(form, { fields, rows }), context, true);
  const modules = filed.modules.flatMap((one) => {
    const module = form.modules.find(({ definition }) => definition.id === one.menuid);
    return module === undefined ? [] : [{ filed: one, module }];
  });
  const untouched = modules.filter((one) => isOpen && one.filed.revision === 0);
  const fillIn = () => {
    for (const { module } of untouched) proposeDefaults(session, module);
  };
  return { slug: useSession.getState().slug, uid: filed.request.uid, fillIn, form, session, modules };
}

/** A module together with the modules that its fields refer to. */
function decodedWith({ module, outside }: FiledModule): readonly ModuleDefinition[] {
  return decodeModules([module, ...outside]).form.modules;
}

/** Two modules of a letter may refer to different fields of the same module of the application. */
function joined(modules: readonly ModuleDefinition[]): readonly ModuleDefinition[] {
  const byId = new Map<string, ModuleDefinition>();
  for (const module of modules) {
    const earlier = byId.get(module.id);
    const fields = module.fields.filter(({ key }) => earlier?.fields.every((field) => field.key !== key) !== false);
    byId.set(module.id, earlier === undefined ? module : { ...earlier, fields: [...earlier.fields, ...fields] });
  }
  return [...byId.values()];
}
