import type {
  FormDraftHistory,
  FormKeyUses,
  FormVersion,
  FormVersions,
  ReadFormDraft,
} from '@portico/contract/form-draft.schemas';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { formOf, partsOf } from '@portico/form-engine/editing/form-parts';
import { findSetting } from '../../domain/forms/versions.queries.ts';
import { reachProject } from '../../domain/projects/reach-project.ts';
import { Refused } from '../../platform/refused.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { findingsOf, presentChanged } from './form-drafts.present.ts';
import { findByNumber, listFormerKeyUses, listSaves, listVersions } from './form-drafts.queries.ts';
import { readDraft, readLiveForm } from './open-draft.ts';

/** What is published, and what the draft makes of it. */
export async function readFormDraft(
  { project: id }: ReadFormDraft['input'],
  call: StaffCall,
): Promise<ReadFormDraft['output']> {
  const { project, projectDb } = await reachProject(id, call);
  const live = await readLiveForm(projectDb);
  const draft = await readDraft(projectDb, live);
  const setting = await findSetting(projectDb, project.id);
  const form = draft?.definition ?? formOf(partsOf(live.definition));
  return {
    revision: Number(draft?.revision ?? 0),
    form,
    live: live.definition,
    number: live.number,
    changed: draft === undefined ? null : presentChanged(draft),
    languages: [...setting.languages],
    untranslated: [...setting.untranslated],
    findings: findingsOf(form, setting),
  };
}

export async function readKeyUses({ project }: FormKeyUses['input'], call: StaffCall): Promise<FormKeyUses['output']> {
  const { projectDb } = await reachProject(project, call);
  return { list: [...(await listFormerKeyUses(projectDb))] };
}

export async function readVersion(
  { project, number }: FormVersion['input'],
  call: StaffCall,
): Promise<FormVersion['output']> {
  const { projectDb } = await reachProject(project, call);
  const version = await findByNumber(projectDb, number);
  if (version === undefined) throw new Refused('notFound');
  return { form: version.definition };
}

const pageSize = 20;

export async function readVersions(
  { project, after }: FormVersions['input'],
  call: StaffCall,
): Promise<FormVersions['output']> {
  const { projectDb } = await reachProject(project, call);
  const rows = await listVersions(projectDb, after, pageSize);
  const page = rows.slice(0, pageSize);
  return {
    list: page.map(({ number, definition, published_at: at, ...row }) => ({
      number,
      at: at.toISOString(),
      by: row.published_name ?? '',
      note: row.note ?? '',
      restores: row.restores,
      modules: definition.modules.length,
      fields: countFields(definition),
    })),
    next: rows.length > pageSize ? (page.at(-1)?.number ?? null) : null,
  };
}

export async function readHistory(
  { project, after }: FormDraftHistory['input'],
  call: StaffCall,
): Promise<FormDraftHistory['output']> {
  const { projectDb } = await reachProject(project, call);
  const rows = await listSaves(projectDb, after, pageSize);
  const page = rows.slice(0, pageSize);
  return {
    list: page.map(({ revision, kind, saved_at: at, saved_name: by, parts }) => ({
      revision: Number(revision),
      kind,
      at: at.toISOString(),
      by,
      parts,
    })),
    next: rows.length > pageSize ? Number(page.at(-1)?.revision ?? 0) : null,
  };
}

function countFields({ modules }: FormDefinition): number {
  const count = (fields: readonly unknown[]) => fields.length;
  return modules.reduce(
    (sum, { fields, groups }) => sum + count(fields) + groups.reduce((rows, group) => rows + count(group.fields), 0),
    0,
  );
}
