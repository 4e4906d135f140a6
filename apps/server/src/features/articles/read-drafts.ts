import type { ArticleDraft, ListArticles } from '@portico/contract/staff-articles.schemas';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { reachProject } from '../../domain/projects/reach-project.ts';
import { Refused } from '../../platform/refused.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { readCursor, writeCursor } from '../../platform/wire/cursor.ts';
import { type DraftRow, findDraft, listBatches, listDrafts } from './article-drafts.queries.ts';
import { shownState } from './shown-state.ts';

const pageSize = 50;

export async function listArticles(
  { project, kind, after }: ListArticles['input'],
  call: StaffCall,
): Promise<ListArticles['output']> {
  const { projectDb } = await reachProject(project, call);
  const rows = await listDrafts(
    projectDb,
    kind,
    after === undefined ? null : readCursor(after, z.uuid()),
    pageSize + 1,
  );
  const list = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? list.at(-1) : undefined;
  return {
    batches: await listBatches(projectDb),
    list: list.map((row) => ({
      article: row.id,
      title: row.content.title,
      shown: shownState(row, call.now),
      pinned: row.content.pinned,
      isChanged: row.published_content !== null && !isDeepStrictEqual(row.published_content, row.content),
      readers: kind === 'download' ? (row.downloads?.people ?? 0) : Number(row.readers),
      downloads: row.downloads?.times ?? 0,
      changed: changedOf(row),
    })),
    next: last === undefined ? '' : writeCursor({ moment: last.exactly_changed, mark: last.id }),
  };
}

export async function readDraft(
  { project, article }: ArticleDraft['input'],
  call: StaffCall,
): Promise<ArticleDraft['output']> {
  const { projectDb } = await reachProject(project, call);
  const row = await findDraft(projectDb, article);
  if (row === undefined) throw new Refused('notFound');
  const { kind, revision, content, published_revision, published_at, published_name } = row;
  return {
    kind,
    revision,
    content,
    shown: shownState(row, call.now),
    published:
      published_at === null
        ? null
        : { revision: published_revision ?? 0, at: published_at.toISOString(), by: published_name ?? '' },
    changed: changedOf(row),
  };
}

function changedOf({ changed_at, changed_name }: Pick<DraftRow, 'changed_at' | 'changed_name'>) {
  return { at: changed_at.toISOString(), by: changed_name };
}
