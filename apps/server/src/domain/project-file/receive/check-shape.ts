import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod';
import { articleFile, fileArticle, mostArticles, mostFiles } from '../format/articles.schema.ts';
import { formModule } from '../format/form.schema.ts';
import { projectFile, type ProjectFile } from '../format/project-file.ts';
import { type FileProblem, requireSound } from './file-problem.ts';
import type { RawFile } from './upgrade-file.ts';

const { look, settings, calendar, content } = projectFile.shape;
const own = content.omit({ articles: true, files: true });

const outline = projectFile.extend({
  look: z.unknown(),
  settings: z.unknown(),
  calendar: z.unknown(),
  content: z.looseObject({
    articles: z.array(z.unknown()).max(mostArticles),
    files: z.array(z.unknown()).max(mostFiles),
  }),
  forms: z.strictObject({
    application: z.strictObject({ modules: z.array(z.unknown()).max(500) }).nullable(),
  }),
});

/** The file by its schema: area by area, module by module and article by article, so that nobody waits for all of it. */
export async function checkShape(raw: RawFile): Promise<ProjectFile> {
  const problems: FileProblem[] = [];
  const part = async <T>(schema: z.ZodType<T>, value: unknown, place: string): Promise<T | undefined> => {
    await nextTurn();
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    problems.push(...parsed.error.issues.map((issue) => problemOf(issue, place)));
    return undefined;
  };
  const each = async <T>(schema: z.ZodType<T>, values: readonly unknown[], place: string): Promise<readonly T[]> => {
    const parsed: T[] = [];
    for (const [index, value] of values.entries()) {
      const one = await part(schema, value, `${place}.${index}`);
      if (one !== undefined) parsed.push(one);
    }
    return parsed;
  };
  const whole = await part(outline, raw, '');
  if (whole === undefined) return refuse(problems);
  const { articles, files, ...standing } = whole.content;
  const found = {
    look: await part(look, whole.look, 'look'),
    settings: await part(settings, whole.settings, 'settings'),
    calendar: await part(calendar, whole.calendar, 'calendar'),
    content: await part(own, standing, 'content'),
  };
  const inContent = {
    articles: await each(fileArticle, articles, 'content.articles'),
    files: await each(articleFile, files, 'content.files'),
  };
  const modules = await each(formModule, whole.forms.application?.modules ?? [], 'forms.application.modules');
  const { look: lookPart, settings: settingsPart, calendar: calendarPart, content: contentPart } = found;
  if (
    lookPart === undefined ||
    settingsPart === undefined ||
    calendarPart === undefined ||
    contentPart === undefined ||
    problems.length > 0
  )
    return refuse(problems);
  return {
    format: whole.format,
    version: whole.version,
    look: lookPart,
    settings: settingsPart,
    calendar: calendarPart,
    content: { ...contentPart, ...inContent },
    forms: { application: whole.forms.application === null ? null : { modules: [...modules] } },
  };
}

function refuse(problems: readonly FileProblem[]): never {
  requireSound(problems);
  throw new Error('A part of the file is missing and no problem was found');
}

function problemOf(issue: z.core.$ZodIssue, place: string): FileProblem {
  const path = [place, ...issue.path.map(String)].filter((part) => part !== '').join('.');
  return { place: path, problem: 'shape', detail: issue.message };
}
