import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import { prepareForm } from '@portico/form-engine/compile/prepare-form';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { inEveryLanguage } from '@portico/form-engine/versions/in-every-language';
import { LRUCache } from 'lru-cache';
import type { ProjectDb } from '../../platform/db/database.ts';
import { findFormVersion, findNewestVersion } from './versions.queries.ts';

/** A published version as people read it, compiled. */
export interface PublishedForm {
  readonly id: string;
  readonly projectId: string;
  readonly number: number;
  readonly definition: FormDefinition;
  readonly compiled: CompiledForm;
}

const max = 200;
// Versions never change, so there is nothing to invalidate.
const cache = new LRUCache<string, PublishedForm>({ max });
// The newest version that this process has seen, which saves a query; the statement that saves detects an outdated
// value.
const newestOf = new LRUCache<string, string>({ max });

/** A version of this project's form; undefined if there is no such version. */
export async function publishedForm(db: ProjectDb, projectId: string, id: string): Promise<PublishedForm | undefined> {
  const cached = cache.get(id);
  if (cached !== undefined) return cached.projectId === projectId ? cached : undefined;
  const row = await findFormVersion(db, id);
  if (row === undefined) return undefined;
  const { project_id, number } = row;
  const definition = inEveryLanguage(row.definition);
  await prepareForm(definition, models);
  const form = { id, projectId: project_id, number, definition, compiled: compileForm(definition, models) };
  cache.set(id, form);
  return form;
}

/** The newest version as of the last lookup. */
export async function cachedNewest(db: ProjectDb, projectId: string): Promise<string | undefined> {
  const guess = newestOf.get(projectId) ?? (await findNewestVersion(db));
  if (guess !== undefined) cacheNewest(projectId, guess);
  return guess;
}

export function cacheNewest(projectId: string, version: string): void {
  newestOf.set(projectId, version);
}
