import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ContentFile } from '@portico/contract/content-files.schemas';
import type { ArticleContent } from '@portico/contract/staff-articles.schemas';
import { type DemoArticle, demoArticles } from '../../../seeds/articles.ts';
import { drawCampus } from '../../../seeds/files/pictures.ts';
import { insertContentFile } from '../../domain/articles/content-files.queries.ts';
import { findDraft, writeArticle, writeDraft } from '../../features/articles/article-drafts.queries.ts';
import { epochSeconds } from '../../platform/clock.ts';
import type { Database, ProjectDb, UnscopedDb } from '../../platform/db/database.ts';
import { fileKey } from '../../platform/storage/object-keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { daysAfter, type Seeded } from './seeded.ts';

/** What the projects of a demo institution tell their applicants, published as staff publish it. */
export async function seedArticles(
  ownerDb: UnscopedDb,
  { database, storage }: { readonly database: Database; readonly storage: Storage },
  seeded: readonly Seeded[],
  now: Date,
): Promise<void> {
  const editor = await ownerDb
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('account', '=', 'editor.yunzhou')
    .executeTakeFirst();
  if (editor === undefined) return;
  const by = { staffId: editor.id, name: editor.name };
  for (const { projectId, orgId } of seeded.filter(({ tenant }) => tenant.organisation.key === 'yunzhou'))
    await inTransaction(database.forStaff({ id: projectId, orgId }, editor.id), async (db) => {
      for (const article of demoArticles) {
        const id = randomUUID();
        const at = daysAfter(now, -(article.daysAgo ?? 1));
        const files = await storeFiles(article, (made) => storeFile(db, storage, { projectId, now: at }, made));
        const content = contentOf(article, files, now);
        await writeDraft(db, { projectId, id, kind: article.kind, content, by, now: at });
        const draft = await findDraft(db, id);
        if (draft !== undefined && article.daysAgo !== undefined)
          await writeArticle(db, { projectId, draft, by, now: at });
      }
    });
}

interface MadeFile extends Pick<ContentFile, 'name' | 'type' | 'width' | 'height'> {
  readonly content: Buffer;
}

async function storeFiles(
  { file, cover, picture }: DemoArticle,
  store: (made: MadeFile) => Promise<ContentFile>,
): Promise<Record<'file' | 'cover' | 'picture', ContentFile | null>> {
  const draw = async (index: number | undefined) =>
    index === undefined ? null : store({ name: 'campus.jpg', type: 'image/jpeg', ...(await drawCampus(index)) });
  return {
    file: file && (await store({ ...file, content: file.bytes(), width: null, height: null })),
    cover: await draw(cover),
    picture: await draw(picture?.index),
  };
}

async function storeFile(
  db: ProjectDb,
  storage: Storage,
  { projectId, now }: { readonly projectId: string; readonly now: Date },
  { name, type, content, width, height }: MadeFile,
): Promise<ContentFile> {
  const id = randomUUID();
  await storage.put(fileKey(id), Readable.from([content]));
  const sha256 = createHash('sha256').update(content).digest('hex');
  const file = { id, name, size: content.length, type, width, height };
  await insertContentFile(db, { project_id: projectId, ...file, sha256, named_at: now });
  return file;
}

/** The text with the picture at its end. */
function textOf({ text, picture: shown }: DemoArticle, picture: ContentFile | null): ArticleContent['text'] {
  if (picture === null || shown === undefined) return text;
  const { id, width, height } = picture;
  const one = (language: keyof typeof text) =>
    `${text[language]}<img src="/content/${id}" alt="${shown.alt[language]}" width="${width}" height="${height}">`;
  return { sc: one('sc'), tc: one('tc'), en: one('en') };
}

function contentOf(
  article: DemoArticle,
  { file, cover, picture }: Awaited<ReturnType<typeof storeFiles>>,
  now: Date,
): ArticleContent {
  const { title, summary, topic, pinned, events, figures = null } = article;
  return {
    title,
    summary,
    text: textOf(article, picture),
    topic,
    pinned,
    from: null,
    until: null,
    cover,
    figures,
    file,
    audience: { signedInOnly: false, batches: [], states: [] },
    events: events.map(({ days, hour, hours, ...event }) => {
      const start = epochSeconds(dayAt(daysAfter(now, days), hour));
      return { ...event, start, end: start + hours * 3_600 };
    }),
  };
}

function dayAt(day: Date, hour: number): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour));
}
