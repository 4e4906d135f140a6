import { randomUUID } from 'node:crypto';
import type { ArticleKind } from '@portico/contract/article-kinds';
import type { ContentFile } from '@portico/contract/content-files.schemas';
import type { ArticleContent } from '@portico/contract/staff-articles.schemas';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { frozenNow } from '../frozen-clock.ts';

const inAll = (text: string) => ({ sc: text, tc: text, en: text });
const nothing = inAll('');

/** An article for everybody, as the console would send it. */
export function toyArticle(title: string, changes: Partial<ArticleContent> = {}): ArticleContent {
  return {
    title: inAll(title),
    summary: nothing,
    text: inAll('<p>Text</p>'),
    topic: nothing,
    pinned: false,
    from: null,
    until: null,
    audience: { signedInOnly: false, batches: [], states: [] },
    events: [],
    cover: null,
    figures: null,
    file: null,
    ...changes,
  };
}

interface ToyArticle extends Pick<ArticleContent, 'file'> {
  readonly kind: ArticleKind;
  readonly isDraft: boolean;
  readonly content: ArticleContent;
}

/** An article at its first revision, published unless it is to be a draft. Returns its id. */
export async function buildArticle(
  db: Kysely<Tables>,
  { id: projectId }: { readonly id: string },
  {
    kind = 'notice',
    isDraft = false,
    file = null,
    content: given = toyArticle('Toy article'),
  }: Partial<ToyArticle> = {},
): Promise<string> {
  const id = randomUUID();
  const content = JSON.stringify({ ...given, file });
  const of = { project_id: projectId, id, kind, content };
  await db
    .insertInto('article_drafts')
    .values({ ...of, changed_at: frozenNow, changed_by: randomUUID(), changed_name: 'Toy Staff' })
    .execute();
  if (isDraft) return id;
  await db
    .insertInto('articles')
    .values({
      ...of,
      revision: 1,
      is_pinned: false,
      shown_from: frozenNow,
      shown_until: null,
      signed_in_only: false,
      batches: [],
      states: [],
      published_at: frozenNow,
      published_name: 'Toy Staff',
    })
    .execute();
  if (file !== null)
    await db.insertInto('article_files').values({ project_id: projectId, article_id: id, file_id: file.id }).execute();
  return id;
}

/** A text file that an article may have, without its bytes. */
export async function buildContentFile(
  db: Kysely<Tables>,
  { id: projectId }: { readonly id: string },
): Promise<ContentFile> {
  const file = {
    id: randomUUID(),
    name: 'toy.txt',
    size: 3,
    type: 'text/plain; charset=utf-8',
    width: null,
    height: null,
  };
  await db
    .insertInto('content_files')
    .values({ project_id: projectId, ...file, sha256: '', named_at: frozenNow })
    .execute();
  return file;
}
