import { contentFilePath } from '@portico/contract/content-files';
import type { AddMaterialDownload, Material, ReviewMaterials } from '@portico/contract/materials.schemas';
import { findShown, listShown, type ShownArticle } from '../../../domain/articles/shown-articles.queries.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { afterOf, nextOf } from '../article-cursor.ts';
import { readerOf } from '../reader-of.ts';
import { insertDownload, listDownloaded } from './materials.queries.ts';

export async function readMaterials(
  { after, size = 20 }: ReviewMaterials['input'],
  call: ApplicantCall,
): Promise<ReviewMaterials['output']> {
  const { db, project, session } = call;
  const rows = await listShown(db, readerOf(call), { kind: 'download', after: afterOf(after), size: size + 1 });
  const page = rows.slice(0, size);
  const downloaded = await listDownloaded(
    db,
    session.applicantId,
    page.map(({ id }) => id),
  );
  const last = rows.length > size ? page.at(-1) : undefined;
  return {
    list: page.flatMap((row) => presentMaterial(row, project.id, downloaded)),
    next: last === undefined ? '' : nextOf(last),
  };
}

/** Notes that somebody has downloaded the file that they may see now. */
export async function addDownload(
  { id: article }: AddMaterialDownload['input'],
  call: ApplicantCall,
): Promise<AddMaterialDownload['output']> {
  const { db, project, session, now } = call;
  const row = await findShown(db, readerOf(call), article);
  const fileId = row?.kind === 'download' ? row.content.file?.id : undefined;
  if (fileId === undefined) throw new Refused('notFound');
  // Staff who look at somebody's portal have not downloaded it for them.
  if (session.staffId !== null) return { id: article, is_downloaded: 0 };
  const { applicantId } = session;
  await insertDownload(db, { projectId: project.id, applicantId, articleId: article, fileId }, now);
  return { id: article, is_downloaded: 1 };
}

function presentMaterial(row: ShownArticle, projectId: string, downloaded: ReadonlySet<string>): Material[] {
  const { id, is_pinned, shown_from, time_zone, content } = row;
  const { title, summary, file } = content;
  if (file === null) return [];
  return [
    {
      id,
      title,
      description: summary,
      is_pinned: is_pinned ? 1 : 0,
      is_downloaded: downloaded.has(file.id) ? 1 : 0,
      publish_time: epochSeconds(shown_from),
      time_zone,
      file_name: file.name,
      file_size: file.size,
      file_type: file.type,
      url: `${contentFilePath}/${projectId}/${file.id}`,
    },
  ];
}
