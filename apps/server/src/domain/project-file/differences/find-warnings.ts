import { isOpen } from '@portico/form-engine/states/periods';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { ProjectFile } from '../format/project-file.ts';
import { placedFields, type PlacedField } from './compare-forms.ts';
import { isSame, pairByKey } from './compare-records.ts';
import { countAnswers, countReadings, listBatchUse, listFilledTables } from './people.queries.ts';
import type { Warning } from './warning.ts';

/** What applying a file would mean for the people in a project. */
export async function findWarnings(
  db: ProjectDb,
  projectId: string,
  project: ProjectFile,
  file: ProjectFile,
  now: Date,
  droppedLinks: number,
): Promise<readonly Warning[]> {
  return [
    ...(isOver(file.settings.serviceEndsAt, now) ? [warn('serviceOver')] : []),
    ...(await aboutBatches(db, projectId, project, file, now)),
    ...(await aboutContent(db, projectId, project, file)),
    ...(await aboutAnswers(db, projectId, project, file)),
    ...(droppedLinks > 0 ? [warn('bankLinksDropped', { detail: String(droppedLinks) })] : []),
  ];
}

function isOver(endsAt: string, now: Date): boolean {
  return !isOpen({ startsAt: null, endsAt: new Date(endsAt) }, now);
}

function warn(key: Warning['key'], rest: Partial<Omit<Warning, 'key'>> = {}): Warning {
  return { key, name: null, people: 0, detail: '', ...rest };
}

async function aboutBatches(
  db: ProjectDb,
  projectId: string,
  project: ProjectFile,
  file: ProjectFile,
  now: Date,
): Promise<readonly Warning[]> {
  const uses = new Map((await listBatchUse(db, projectId)).map((use) => [use.key, use]));
  const { removed, both } = pairByKey(project.calendar.batches, file.calendar.batches, ({ key }) => key);
  return [
    ...removed.flatMap(({ key, title }): Warning[] => {
      const use = uses.get(key);
      return use !== undefined && (use.chosen > 0 || use.numbered)
        ? [warn('batchKept', { name: title, people: use.chosen })]
        : [];
    }),
    ...both.flatMap(([old, fresh]): Warning[] => {
      const { writing = 0, numbered = false } = uses.get(old.key) ?? {};
      return [
        ...(!isOver(old.endsAt, now) && isOver(fresh.endsAt, now) && writing > 0
          ? [warn('batchIntoPast', { name: old.title, people: writing, detail: fresh.endsAt })]
          : []),
        ...(numbered && fresh.code !== null && fresh.code !== old.code
          ? [warn('codeKept', { name: old.title, detail: old.code ?? '' })]
          : []),
      ];
    }),
  ];
}

async function aboutContent(
  db: ProjectDb,
  projectId: string,
  project: ProjectFile,
  file: ProjectFile,
): Promise<readonly Warning[]> {
  const readings = await countReadings(db, projectId);
  const filled = await listFilledTables(db, projectId);
  const pages = pairByKey(project.content.pages, file.content.pages, ({ key }) => key);
  const tables = pairByKey(project.content.tables, file.content.tables, ({ key }) => key);
  const articles = pairByKey(project.content.articles, file.content.articles, ({ id }) => id);
  return [
    ...pages.both.flatMap(([old, fresh]) => {
      const people = readings.get(old.key) ?? 0;
      const asks = fresh.consent !== null && !isSame(old, fresh) && people > 0;
      return asks ? [warn('tickAgain', { name: old.title, people })] : [];
    }),
    ...tables.removed.filter(({ key }) => filled.includes(key)).map(({ name }) => warn('tableKept', { name })),
    ...(articles.removed.length > 0 ? [warn('articlesKept', { detail: String(articles.removed.length) })] : []),
  ];
}

/** Each costs a query over the drafts. */
const mostFields = 100;

async function aboutAnswers(
  db: ProjectDb,
  projectId: string,
  project: ProjectFile,
  file: ProjectFile,
): Promise<readonly Warning[]> {
  const { application: before } = project.forms;
  const { application: after } = file.forms;
  if (before === null || after === null) return [];
  const { removed, both } = pairByKey(placedFields(before), placedFields(after), ({ field }) => field.key);
  const warnings: Warning[] = [];
  const look = async (placed: PlacedField, options: readonly string[] | null, key: Warning['key']) => {
    const { module, group, field } = placed;
    const people = await countAnswers(db, projectId, { module, group, key: field.key }, options);
    if (people > 0) warnings.push(warn(key, { name: field.label, people, detail: (options ?? []).join(', ') }));
  };
  for (const placed of removed.slice(0, mostFields)) await look(placed, null, 'fieldUsed');
  const narrowed = both.flatMap(([old, fresh]) => {
    const offered = new Set(fresh.field.options?.map(({ value }) => value));
    const gone = (old.field.options ?? []).map(({ value }) => value).filter((value) => !offered.has(value));
    return gone.length > 0 ? [{ old, gone }] : [];
  });
  for (const { old, gone } of narrowed.slice(0, mostFields)) await look(old, gone, 'optionsUsed');
  return warnings;
}
