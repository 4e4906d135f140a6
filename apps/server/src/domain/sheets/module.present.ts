import { encodeAnswers } from '@portico/contract/forms/encode-answers';
import { encodeModules } from '@portico/contract/forms/encode-modules';
import type { CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { type FormAnswers, noAnswers } from '@portico/form-engine/values/answer';
import { outsideOf } from '../forms/outside-of.ts';
import type { OpenedSheet } from './sheet-kind.ts';

interface Outside {
  /** Where questions are looked for that the module depends on. */
  readonly form: CompiledForm;
  /** What the writer may know of their answers. */
  readonly answers: FormAnswers;
}

/** A module as the call that opens a sheet sends it, with the questions outside it that its own depend on. */
export function presentModule(
  { form, modules }: Pick<OpenedSheet, 'form' | 'modules'>,
  module: CompiledModule,
  outside: Outside,
) {
  const { definition } = module;
  const saved = modules?.[definition.id];
  const wire = encodedModule(outside.form, module);
  return {
    menuid: definition.id,
    title: definition.title,
    module: wire.module,
    save_field: encodeAnswers(saved?.values ?? noAnswers, { modules: [definition] }),
    revision: saved?.revision ?? 0,
    form_version: form.id,
    outside: wire.outside,
    outside_save_field: encodeAnswers(outside.answers, { modules: wire.dependsOn }),
  };
}

interface EncodedModule {
  readonly module: ReturnType<typeof encodeModules>[number];
  readonly outside: ReturnType<typeof encodeModules>;
  readonly dependsOn: readonly ModuleDefinition[];
}

// The same for everybody who opens it, and versions never change.
const cache = new WeakMap<CompiledForm, WeakMap<CompiledModule, EncodedModule>>();

function encodedModule(form: CompiledForm, module: CompiledModule): EncodedModule {
  const ofForm = cache.get(form) ?? new WeakMap<CompiledModule, EncodedModule>();
  cache.set(form, ofForm);
  const cached = ofForm.get(module);
  if (cached !== undefined) return cached;
  const dependsOn = outsideOf(form, module);
  const [own, ...outside] = encodeModules({ modules: [module.definition, ...dependsOn] });
  if (own === undefined) throw new Error('A module was written as none');
  const encoded = { module: own, outside, dependsOn };
  ofForm.set(module, encoded);
  return encoded;
}
