import type { BankLink } from '@portico/form-engine/definition/bank-link';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { ProjectFile } from './format/project-file.ts';

interface Linked {
  readonly bank?: BankLink;
}

/** The file as a project can have it: without links to entries that the bank of its organisation does not have, and their number. */
export async function withKnownLinks(
  db: ProjectDb,
  projectId: string,
  file: ProjectFile,
): Promise<{ readonly file: ProjectFile; readonly dropped: number }> {
  const form = file.forms.application;
  const entries = new Set(form === null ? [] : linksIn(form).map(({ entry }) => entry));
  if (form === null || entries.size === 0) return { file, dropped: 0 };
  const rows = await db
    .selectFrom('bank_entries')
    .innerJoin('projects', 'projects.org_id', 'bank_entries.org_id')
    .select('bank_entries.id')
    .where('projects.id', '=', projectId)
    .where('bank_entries.id', 'in', [...entries])
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const dropped = linksIn(form).filter(({ entry }) => !known.has(entry)).length;
  return dropped === 0
    ? { file, dropped }
    : { file: { ...file, forms: { application: withoutLinks(form, known) } }, dropped };
}

function linksIn({ modules }: FormDefinition): readonly BankLink[] {
  const groups = modules.flatMap((module) => module.groups);
  const parts: readonly Linked[] = [...groups, ...[...modules, ...groups].flatMap(({ fields }) => fields)];
  return parts.flatMap(({ bank }) => bank ?? []);
}

function withoutLinks({ modules }: FormDefinition, known: ReadonlySet<string>): FormDefinition {
  const cut = <P extends Linked>(part: P): P => {
    const next: P & { bank?: BankLink } = { ...part };
    if (next.bank !== undefined && !known.has(next.bank.entry)) delete next.bank;
    return next;
  };
  return {
    modules: modules.map((module) => ({
      ...module,
      fields: module.fields.map(cut),
      groups: module.groups.map((group) => ({ ...cut(group), fields: group.fields.map(cut) })),
    })),
  };
}
