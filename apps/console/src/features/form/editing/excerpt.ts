import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type {
  FormDefinition,
  GroupDefinition,
  ModuleDefinition,
} from '@portico/form-engine/definition/form-definition';
import { type FormParts, formOf, listIn, partName, partsOf } from '@portico/form-engine/editing/form-parts';
import type { Place } from './place-for.ts';

/** Modules, groups and questions that are taken from one form into another. */
export interface Excerpt {
  readonly modules: readonly ModuleDefinition[];
  readonly groups: readonly GroupDefinition[];
  readonly fields: readonly FieldDefinition[];
}

/** These modules, groups and questions, with everything in them. */
export function excerptOf(parts: FormParts, names: readonly string[]): Excerpt {
  const { modules } = formOf(parts);
  const groups = modules.flatMap((module) => module.groups);
  const fields = [...modules, ...groups].flatMap((section) => section.fields);
  return {
    modules: modules.filter(({ id }) => names.includes(partName.module(id))),
    groups: groups.filter(({ id }) => names.includes(partName.group(id))),
    fields: fields.filter(({ id }) => names.includes(partName.field(id))),
  };
}

/** What is in no module stands in one of its own, the last, so that it can be read and checked like a form. */
const carrier = 'portico-excerpt';

export function asForm({ modules, groups, fields }: Excerpt): FormDefinition {
  const title = { sc: '', tc: '', en: '' };
  return { modules: [...modules, { id: carrier, title, author: 'applicant', groups, fields }] };
}

export function fromForm({ modules }: FormDefinition): Excerpt {
  const carried = modules.find(({ id }) => id === carrier);
  return {
    modules: modules.filter((module) => module !== carried),
    groups: carried?.groups ?? [],
    fields: carried?.fields ?? [],
  };
}

/** The names of what an excerpt brings, without what is in it. */
export function namesOf({ modules, groups, fields }: Excerpt): readonly string[] {
  return [
    ...modules.map(({ id }) => partName.module(id)),
    ...fields.map(({ id }) => partName.field(id)),
    ...groups.map(({ id }) => partName.group(id)),
  ];
}

/** The form with an excerpt at a place. Its ids are free already. */
export function putExcerpt(parts: FormParts, excerpt: Excerpt, { list, at, module, groupAt }: Place): FormParts {
  const brought = partsOf(asForm(excerpt));
  const next = new Map(parts);
  const own = [partName.modules, partName.module, partName.fieldsOfModule, partName.groupsOfModule].map((name) =>
    typeof name === 'string' ? name : name(carrier),
  );
  for (const [name, part] of brought) if (!own.includes(name)) next.set(name, part);
  const insert = (into: string, place: number, ids: readonly string[]) => {
    const before = listIn(parts, into);
    if (ids.length > 0) next.set(into, [...before.slice(0, place), ...ids, ...before.slice(place)]);
  };
  const moduleAt = listIn(parts, partName.modules).indexOf(module) + 1;
  insert(
    partName.modules,
    moduleAt === 0 ? listIn(parts, partName.modules).length : moduleAt,
    excerpt.modules.map(({ id }) => id),
  );
  insert(
    partName.groupsOfModule(module),
    groupAt,
    excerpt.groups.map(({ id }) => id),
  );
  insert(
    list,
    at,
    excerpt.fields.map(({ id }) => id),
  );
  return next;
}
