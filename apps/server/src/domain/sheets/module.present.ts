import { encodeAnswers } from '@portico/contract/forms/encode-answers';
import { encodeModules } from '@portico/contract/forms/encode-modules';
import type { CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { type FormAnswers, noAnswers } from '@portico/form-engine/values/answer';
import { outsideOf } from '../forms/outside-of.ts';
import type { OpenedSheet } from './sheet-kind.ts';

interface Outside {
  /** The form in which the questions that the module depends on are looked up. */
  readonly form: CompiledForm;
  /** The answers to them that the writer may know. */
  readonly answers: FormAnswers;
}

/** A module as sent by the call that opens a sheet, with the questions outside it that its own depend on. */
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

// The encoding is the same for everybody, and versions never change.
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
