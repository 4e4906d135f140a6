import { contentFilePath } from '@portico/contract/content-files';
import type { ArticleContent } from '@portico/contract/staff-articles.schemas';
import type { ArticleKind } from '@portico/contract/article-kinds';
import type { ArticleItem, Faq, Notices, ReadArticle, ReadNotice } from '@portico/contract/articles.schemas';
import { epochSeconds } from '../../platform/clock.ts';
import { Refused } from '../../platform/refused.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { withAddresses } from '../../domain/articles/files-in.ts';
import { findShown, listShown, type ShownArticle } from '../../domain/articles/shown-articles.queries.ts';
import { insertReading } from './articles.queries.ts';
import { afterOf, nextOf } from './article-cursor.ts';
import { type GuestCall, readerOf } from './reader-of.ts';

export async function readPage(
  kind: ArticleKind,
  { after, size = 20 }: Pick<Notices['input'], 'after' | 'size'>,
  call: GuestCall,
): Promise<Notices['output']> {
  const rows = await listShown(call.db, readerOf(call), { kind, after: afterOf(after), size: size + 1 });
  const list = rows.slice(0, size);
  const last = rows.length > size ? list.at(-1) : undefined;
  return { list: list.map((row) => presentItem(row, call)), next: last === undefined ? '' : nextOf(last) };
}

// More is not one page that anybody reads.
const mostQuestions = 500;

export async function readFaq(call: GuestCall): Promise<Faq['output']> {
  const rows = await listShown(call.db, readerOf(call), { kind: 'faq', after: null, size: mostQuestions });
  return {
    list: rows.map(({ id: article, content: { topic, title, text } }) => ({
      id: article,
      topic,
      title,
      content: withAddresses(text, addressOf(call)),
    })),
  };
}

export async function readArticle(
  { id: article }: ReadArticle['input'],
  call: GuestCall,
): Promise<ReadArticle['output']> {
  const row = await findShown(call.db, readerOf(call), article);
  if (row === undefined) throw new Refused('notFound');
  const { text, figures } = row.content;
  return { ...presentItem(row, call), content: withAddresses(text, addressOf(call)), figures };
}

export async function readNotice(
  { id: article }: ReadNotice['input'],
  call: ApplicantCall,
): Promise<ReadNotice['output']> {
  const { db, project, session, now } = call;
  if ((await findShown(db, readerOf(call), article)) === undefined) throw new Refused('notFound');
  // Staff who look at somebody's portal have not read it for them.
  if (session.staffId !== null) return { id: article, is_read: 0 };
  await insertReading(db, { projectId: project.id, applicantId: session.applicantId, articleId: article, now });
  return { id: article, is_read: 1 };
}

/** Where files of the project's articles are fetched. */
function addressOf({ project }: GuestCall): string {
  return `${contentFilePath}/${project.id}`;
}

function presentItem(row: ShownArticle, call: GuestCall): ArticleItem {
  const { id: article, kind, is_pinned, shown_from, read_at, time_zone } = row;
  const { title, summary, cover } = row.content;
  return {
    id: article,
    kind,
    title,
    summary,
    is_pinned: is_pinned ? 1 : 0,
    is_read: read_at === null ? 0 : 1,
    publish_time: epochSeconds(shown_from),
    time_zone,
    events: presentEvents(row.content),
    cover: cover && { url: `${addressOf(call)}/${cover.id}`, width: cover.width ?? 0, height: cover.height ?? 0 },
  };
}

export function presentEvents({ events }: Pick<ArticleContent, 'events'>): ArticleItem['events'] {
  return events.map((event) => ({ ...event, end: event.end ?? 0 }));
}
