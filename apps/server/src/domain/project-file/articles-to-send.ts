import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ProjectDb } from '../../platform/db/database.ts';
import { fileKey } from '../../platform/storage/object-keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import {
  type ArticleFile,
  type FileArticle,
  largestArticleFile,
  mostArticles,
  mostFiles,
} from './format/articles.schema.ts';
import type { ProjectFile } from './format/project-file.ts';
import { listFileKeys } from './read/read-articles.ts';
import { keysIn } from './write/write-articles.ts';

/** How much of an exported file its articles take at most, so that it can be imported. */
const room = { characters: 2_000_000, parts: 15_000, bytes: 6_291_456 };

/** The file as it is exported: with the newest articles that fit, and with the content of their files as far as that fits. */
export async function withArticlesToSend(
  db: ProjectDb,
  storage: Storage,
  projectId: string,
  file: ProjectFile,
): Promise<ProjectFile> {
  const articles = newest(file.content.articles);
  const used = new Set(articles.flatMap(keysIn));
  const rows = await listFileKeys(db, projectId);
  const sources = new Map([...rows.values()].map(({ id, key, size }) => [key, { id, size }]));
  const files: ArticleFile[] = [];
  let left = room.bytes;
  for (const one of file.content.files.filter(({ key }) => used.has(key)).slice(0, mostFiles)) {
    const source = sources.get(one.key);
    const isTaken = source !== undefined && source.size <= Math.min(left, largestArticleFile);
    const content = isTaken ? await read(storage, source.id) : null;
    if (isTaken) left -= source.size;
    files.push({ ...one, content });
    await nextTurn();
  }
  return { ...file, content: { ...file.content, articles, files } };
}

async function read(storage: Storage, id: string): Promise<string | null> {
  const stream = await storage.get(fileKey(id));
  return stream === undefined ? null : (await buffer(stream)).toString('base64');
}

function newest(articles: readonly FileArticle[]): readonly FileArticle[] {
  let [characters, parts] = [0, 0];
  const beyond = articles.findIndex((article, index) => {
    const text = JSON.stringify(article);
    characters += text.length;
    parts += text.split(/[,{[]/).length;
    return index >= mostArticles || characters > room.characters || parts > room.parts;
  });
  return beyond === -1 ? articles : articles.slice(0, beyond);
}
