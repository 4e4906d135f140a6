import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod';
import { formModule } from '../format/form.schema.ts';
import { projectFile, type ProjectFile } from '../format/project-file.ts';
import { type FileProblem, requireSound } from './file-problem.ts';
import type { RawFile } from './upgrade-file.ts';

const { look, settings, calendar, content } = projectFile.shape;
const areas = { look, settings, calendar, content } as const;

const outline = projectFile.extend({
  look: z.unknown(),
  settings: z.unknown(),
  calendar: z.unknown(),
  content: z.unknown(),
  forms: z.strictObject({
    application: z.strictObject({ modules: z.array(z.unknown()).max(500) }).nullable(),
  }),
});

/** The file by its schema: area by area and module by module, so that nobody waits for all of it. */
export async function checkShape(raw: RawFile): Promise<ProjectFile> {
  const problems: FileProblem[] = [];
  const part = async <T>(schema: z.ZodType<T>, value: unknown, place: string): Promise<T | undefined> => {
    await nextTurn();
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    problems.push(...parsed.error.issues.map((issue) => problemOf(issue, place)));
    return undefined;
  };
  const whole = await part(outline, raw, '');
  if (whole === undefined) return refuse(problems);
  const found = {
    look: await part(areas.look, whole.look, 'look'),
    settings: await part(areas.settings, whole.settings, 'settings'),
    calendar: await part(areas.calendar, whole.calendar, 'calendar'),
    content: await part(areas.content, whole.content, 'content'),
  };
  const modules = [];
  for (const [index, module] of (whole.forms.application?.modules ?? []).entries())
    modules.push(await part(formModule, module, `forms.application.modules.${index}`));
  const { look: lookPart, settings: settingsPart, calendar: calendarPart, content: contentPart } = found;
  const modulesPart = modules.filter((module) => module !== undefined);
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
    content: contentPart,
    forms: { application: whole.forms.application === null ? null : { modules: modulesPart } },
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
