import type { LocalText } from '@portico/form-engine/language';
import type { ProjectDb } from '../../platform/db/database.ts';
import { renamePictures } from '../articles/files-in.ts';
import type { FileArticle } from './format/articles.schema.ts';
import type { ProjectFile } from './format/project-file.ts';
import { listFileKeys } from './read/read-articles.ts';
import { keysIn } from './write/write-articles.ts';

/** The keys of the files that a project has, and whether each is a picture. */
export type PresentFiles = ReadonlyMap<string, boolean>;

export async function readPresentFiles(db: ProjectDb, projectId: string): Promise<PresentFiles> {
  const files = await listFileKeys(db, projectId);
  return new Map([...files.values()].map(({ key, width }) => [key, width !== null]));
}

/** The file as a project can have it: its articles without files that neither came along nor are known here, and which lack some. */
export function withPresentFiles(
  file: ProjectFile,
  present: PresentFiles,
): { readonly file: ProjectFile; readonly lacking: readonly LocalText[] } {
  const { content } = file;
  const brought = new Set(content.files.flatMap(({ key, content: bytes }) => (bytes === null ? [] : [key])));
  const isFile = (key: string) => present.has(key) || brought.has(key);
  const isPicture = (key: string) => present.get(key) ?? brought.has(key);
  const articles = content.articles.map((article) => ({ article, whole: withFiles(article, isFile, isPicture) }));
  const lacking = articles.flatMap(({ article, whole }) => (whole === article ? [] : [article.title]));
  if (lacking.length === 0) return { file, lacking };
  // A download is nothing without its file.
  const shown = articles
    .map(({ whole }) => whole)
    .filter(({ kind, file: named }) => kind !== 'download' || named !== null);
  return { file: { ...file, content: { ...content, articles: shown } }, lacking };
}

type Has = (key: string) => boolean;

function withFiles(article: FileArticle, isFile: Has, isPicture: Has): FileArticle {
  const { text, cover, file } = article;
  const ofPictures = keysIn({ text, cover, file: null });
  if (ofPictures.every(isPicture) && (file === null || isFile(file))) return article;
  return {
    ...article,
    text: renamePictures(text, (key) => (isPicture(key) ? key : undefined)),
    cover: cover !== null && isPicture(cover) ? cover : null,
    file: file !== null && isFile(file) ? file : null,
  };
}
