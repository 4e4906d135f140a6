import { type FormParts, listIn, partName } from '@portico/form-engine/editing/form-parts';

/** The names of all rows that are not folded away, in their order; of a long list not all of them are drawn. */
export function rowNames(parts: FormParts, isOpen: (name: string) => boolean): readonly string[] {
  const below = (name: string, names: () => readonly string[]) => [name, ...(isOpen(name) ? names() : [])];
  const fields = (list: string) => listIn(parts, list).map(partName.field);
  return listIn(parts, partName.modules).flatMap((module) =>
    below(partName.module(module), () => [
      ...fields(partName.fieldsOfModule(module)),
      ...listIn(parts, partName.groupsOfModule(module)).flatMap((group) =>
        below(partName.group(group), () => fields(partName.fieldsOfGroup(group))),
      ),
    ]),
  );
}

/** The row of a part, if it is drawn. */
export function rowOf(name: string): HTMLElement | undefined {
  const rows = document.querySelectorAll<HTMLElement>('[role="treeitem"][data-name]');
  return [...rows].find(({ dataset }) => dataset['name'] === name);
}
