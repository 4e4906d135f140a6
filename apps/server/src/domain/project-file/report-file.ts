import { createHash } from 'node:crypto';
import { keepRetired } from '@portico/form-engine/versions/keep-retired';
import type { ProjectDb } from '../../platform/db/database.ts';
import { canonicalJson } from '../receipts/canonical-json.ts';
import { withKnownLinks } from './bank-links.queries.ts';
import { compareFiles } from './differences/compare-files.ts';
import type { Difference } from './differences/difference.ts';
import { findWarnings } from './differences/find-warnings.ts';
import type { Warning } from './differences/warning.ts';
import type { ProjectFile } from './format/project-file.ts';
import { readPresentFiles, withPresentFiles } from './present-files.ts';
import { readProjectFile } from './read-project-file.ts';

/** What importing a file would change. */
export interface FileReport {
  /** Of the project and the file that were compared: applying names it, so that nothing else than this is applied. */
  readonly revision: string;
  readonly differences: readonly Difference[];
  readonly warnings: readonly Warning[];
}

export async function reportFile(
  db: ProjectDb,
  projectId: string,
  received: ProjectFile,
  now: Date,
): Promise<FileReport> {
  const project = await readProjectFile(db, projectId);
  const { file, dropped, lacking } = await asApplied(db, projectId, project, received);
  const found = compareFiles(project, file);
  const warnings = [
    ...(await findWarnings(db, projectId, project, file, now, dropped)),
    ...lacking.map((name): Warning => ({ key: 'articleFileMissing', name, people: 0, detail: '' })),
  ];
  return { revision: revisionOf(project, file), differences: withKept(found, warnings), warnings };
}

/** A file as it would be applied, and what of it a project cannot take over. */
export async function asApplied(db: ProjectDb, projectId: string, project: ProjectFile, received: ProjectFile) {
  const { file: linked, dropped } = await withKnownLinks(db, projectId, received);
  const { file, lacking } = withPresentFiles(linked, await readPresentFiles(db, projectId));
  return { file: keepWords(project, file), dropped, lacking };
}

/** Options that the form of a file does not offer any more keep their words. */
function keepWords(project: ProjectFile, file: ProjectFile): ProjectFile {
  const [former, next] = [project.forms.application, file.forms.application];
  return former === null || next === null ? file : { ...file, forms: { application: keepRetired(former, next) } };
}

export function revisionOf(project: ProjectFile, file: ProjectFile): string {
  const hash = createHash('sha256');
  for (const one of [project, file].map(withoutBytes))
    for (const area of Object.values(one)) hash.update(canonicalJson(area));
  return hash.digest('hex').slice(0, 32);
}

/** Files are known by their keys: what they contain need not be hashed. */
function withoutBytes({ content, ...file }: ProjectFile): object {
  return { ...file, content: { ...content, files: content.files.map(({ key }) => key) } };
}

/** What would go, but people depend on it, stays. */
function withKept(found: readonly Difference[], warnings: readonly Warning[]): readonly Difference[] {
  const kept = new Set(warnings.flatMap(({ key, name }) => (key === 'batchKept' || key === 'tableKept' ? [name] : [])));
  return found.map((one) => (one.kind === 'removed' && kept.has(one.name) ? { ...one, kind: 'kept' } : one));
}
