import { kindOf } from '../../../platform/files/content/check-content.ts';
import { Refused } from '../../../platform/refused.ts';
import { picturesIn } from '../../articles/files-in.ts';
import type { ArticleFile, FileArticle } from '../format/articles.schema.ts';
import type { ProjectFile } from '../format/project-file.ts';
import type { FileProblem } from './file-problem.ts';
import { duplicates, htmlProblems } from './problems-in.ts';

/** Whether articles are safe to show, and what they refer to is in the file. */
export function checkArticles({ content: { articles, files }, calendar }: ProjectFile): readonly FileProblem[] {
  const batches = new Set(calendar.batches.map(({ key }) => key));
  const keys = new Set(files.map(({ key }) => key));
  return [
    ...duplicates(
      'content.articles',
      articles.map(({ id }) => ({ key: id })),
    ),
    ...duplicates('content.files', files),
    ...articles.flatMap((article, index) => {
      const place = `content.articles.${index}`;
      const { audience, title } = article;
      const unknown = [
        ...audience.batches.filter((key) => !batches.has(key)),
        ...[...picturesIn(article.text), article.cover, article.file].flatMap((key) =>
          key === null || keys.has(key) ? [] : [key],
        ),
        ...(article.kind === 'download' && article.file === null ? ['file'] : []),
      ];
      return [
        ...htmlProblems(article.text, `${place}.text`, { withPictures: true }),
        ...(Object.values(title).every((text) => text.trim() === '')
          ? [{ place: `${place}.title`, problem: 'words', detail: 'title' } as const]
          : []),
        ...unknown.map((detail): FileProblem => ({ place, problem: 'reference', detail })),
        ...periodProblems(article, place),
      ];
    }),
  ];
}

function periodProblems({ from, until, events }: FileArticle, place: string): readonly FileProblem[] {
  const wrong = [
    ...(from !== null && until !== null && from >= until ? [[from, until]] : []),
    ...events.flatMap(({ start, end }) => (end !== null && end < start ? [[start, end]] : [])),
  ];
  return wrong.map((seconds) => ({ place, problem: 'period', detail: seconds.join(', ') }));
}

/** Whether each file is of a kind that is taken, and pictures are pictures. */
export async function checkFiles({ articles, files }: ProjectFile['content']): Promise<readonly FileProblem[]> {
  const shown = new Set(
    articles.flatMap(({ text, cover }) => [...picturesIn(text), ...(cover === null ? [] : [cover])]),
  );
  const problems: FileProblem[] = [];
  for (const [index, file] of files.entries()) {
    const detail = await problemOf(file, shown.has(file.key));
    if (detail !== null) problems.push({ place: `content.files.${index}`, problem: 'file', detail });
  }
  return problems;
}

/** As much of base64 as the check of a beginning needs. */
const beginning = 88_000;

async function problemOf({ name, content }: ArticleFile, isShown: boolean): Promise<string | null> {
  if (content === null) return null;
  try {
    const kind = await kindOf(name, Buffer.from(content.slice(0, beginning), 'base64'));
    return isShown && kind.picture === undefined ? `${name} is no picture` : null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return `${name}: ${error.key}`;
  }
}
