import { randomUUID } from 'node:crypto';
import type { CopyProject, CreateProject } from '@portico/contract/staff-projects.schemas';
import type { LocalText } from '@portico/form-engine/language';
import { projectTemplates } from '../../../../templates/templates.ts';
import { addArticleCopies, type ArticleCopies } from '../../../domain/articles/article-copies.queries.ts';
import { createProjectFrom, type NewProject } from '../../../domain/project-file/create-project-from.ts';
import type { ProjectFile } from '../../../domain/project-file/format/project-file.ts';
import { type TakenFile, writeArticles } from '../../../domain/project-file/write/write-articles.ts';
import { writeAnswers } from '../../../domain/project-file/write/write-content.ts';
import { Refused } from '../../../platform/refused.ts';
import { logStaffChange, type StaffAction } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { findReached } from '../staff-projects.queries.ts';
import { refusingTaken, requireUsable } from '../use-slug.ts';
import { findOrganisation } from './organisations.queries.ts';
import { wholeText } from './organisations.ts';
import { readForCopy } from './read-for-copy.ts';

export async function createProject(
  { org, domain, title, template: key }: CreateProject['input'],
  call: StaffCall,
): Promise<CreateProject['output']> {
  if (!call.mayAt({ orgId: org, projectId: null })) throw new Refused('notFound');
  const template = projectTemplates.find((one) => one.key === key);
  if (template === undefined) throw new Refused('notFound');
  requireUsable(domain);
  const file = await template.load(call.now);
  const made = { orgId: org, slug: domain, title, file, withContent: true };
  return make(made, 'created project', { template: key }, call);
}

/** Like another project, in its organisation; whoever may read its configuration and make projects there. */
export async function copyProject(
  { project: id, domain, title, content }: CopyProject['input'],
  call: StaffCall,
): Promise<CopyProject['output']> {
  const from = await findReached(call.db, id);
  if (from === undefined || !call.mayAt({ orgId: from.orgId, projectId: null })) throw new Refused('notFound');
  requireUsable(domain);
  const { file, articles, formFiles } = await readForCopy(from, call);
  const copied = { from: id, formFiles };
  const made = { orgId: from.orgId, slug: domain, title, file, withContent: content, articles, copied };
  return make(made, 'copied project', { from: id }, call);
}

interface Made {
  /** Chosen by the caller where it stores something for the project first. */
  readonly id?: string;
  readonly orgId: string;
  readonly slug: string;
  readonly title: LocalText;
  readonly file: ProjectFile;
  readonly withContent: boolean;
  /** Of the project that it is a copy of. */
  readonly articles?: ArticleCopies;
  readonly copied?: NonNullable<NewProject['copied']>;
  /** For the articles of a file that came from elsewhere. */
  readonly taken?: readonly TakenFile[];
}

/** Makes it in one transaction with its line of the log. */
export async function make(
  made: Made,
  action: StaffAction,
  subject: Readonly<Record<string, string>>,
  call: StaffCall,
): Promise<CreateProject['output']> {
  if ((await findOrganisation(call.db, made.orgId))?.state === 'archived') throw new Refused('organisationArchived');
  const project = { ...made, id: made.id ?? randomUUID(), title: wholeText(made.title) };
  const { id, slug, title } = project;
  await refusingTaken(slug, call, () =>
    call
      .inProject(project)
      .transaction()
      .execute(async (db) => {
        await createProjectFrom(db, project, call.now);
        if (made.withContent && made.articles !== undefined)
          await addArticleCopies(db, made.articles, { projectId: id, by: call.session, now: call.now });
        const writing = { by: call.session, now: call.now };
        if (made.withContent) await writeAnswers(db, id, { answers: [] }, made.file.content, writing);
        if (made.withContent && made.taken !== undefined)
          await writeArticles(db, id, { articles: [] }, made.file.content, { ...writing, taken: made.taken });
        const change = { before: {}, after: { slug, title } };
        await logStaffChange(db, call, action, { project: id, ...subject }, change);
      }),
  );
  return { project_id: id, domain: slug };
}
