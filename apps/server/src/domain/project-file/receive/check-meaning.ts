import { models } from '@portico/fields/models';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { Language, LocalText } from '@portico/form-engine/language';
import { checkDefinition } from '@portico/form-engine/publish/check-definition';
import type { ProjectFile } from '../format/project-file.ts';
import { checkArticles } from './check-articles.ts';
import type { FileProblem } from './file-problem.ts';
import { duplicates, htmlProblems } from './problems-in.ts';

/** What a schema cannot say: whether texts are safe, a form can be published, and references lead somewhere. */
export function checkMeaning(file: ProjectFile): readonly FileProblem[] {
  return [
    ...checkPages(file),
    ...checkArticles(file),
    ...checkCalendar(file),
    ...duplicates('content.tables', file.content.tables),
    ...duplicates(
      'content.answers',
      file.content.answers.map(({ id }) => ({ key: id })),
    ),
    ...duplicates(
      'settings.registerFields',
      file.settings.registerFields.map(({ field }) => ({ key: field })),
    ),
    ...(file.forms.application === null ? [] : checkForm(file.forms.application, file.settings)),
  ];
}

function checkPages({ content: { pages }, settings }: ProjectFile): readonly FileProblem[] {
  const problems = pages.flatMap(({ title, content, consent }, index) => [
    ...htmlProblems(content, `content.pages.${index}.content`),
    ...[title, content, consent ?? title].flatMap((text) =>
      missingWords(text, settings.languages, `content.pages.${index}`),
    ),
  ]);
  return [...duplicates('content.pages', pages), ...problems];
}

function checkCalendar({ calendar: { batches }, forms }: ProjectFile): readonly FileProblem[] {
  const modules = new Set(forms.application?.modules.map(({ id }) => id));
  const codes = batches.flatMap(({ code }) => (code === null ? [] : [{ key: code }]));
  return [
    ...duplicates('calendar.batches', batches),
    ...duplicates('calendar.batches', codes),
    ...batches.flatMap(({ startsAt, endsAt, leftOutModules }, index): FileProblem[] => {
      const place = `calendar.batches.${index}`;
      const unknown = leftOutModules.filter((id) => !modules.has(id));
      return [
        ...(startsAt < endsAt ? [] : [{ place, problem: 'period', detail: `${startsAt}, ${endsAt}` } as const]),
        ...unknown.map((id) => ({ place, problem: 'reference', detail: id }) as const),
      ];
    }),
  ];
}

function checkForm(form: FormDefinition, settings: ProjectFile['settings']): readonly FileProblem[] {
  const offered = [settings.languages, settings.untranslated ?? []] as const;
  // Addresses are said below, as they are written.
  const found = checkDefinition(form, models, ...offered).filter(({ key }) => key !== 'badAddress');
  const unsound = found.map(({ key, place }): FileProblem => ({
    place: ['forms', ...Object.values(place)].join('.'),
    problem: 'form',
    detail: key,
  }));
  const texts = form.modules.flatMap(({ id, fields, groups }) =>
    [...fields, ...groups.flatMap((group) => group.fields)].flatMap(({ key, html, files }) => [
      ...(html === undefined ? [] : htmlProblems(html, `forms.${id}.${key}`)),
      ...addressProblems(files?.samples ?? [], `forms.${id}.${key}`),
    ]),
  );
  const offers = form.modules.flatMap(({ id, attachments = [] }) => addressProblems(attachments, `forms.${id}`));
  return [...unsound, ...texts, ...offers];
}

/** Files that a form offers: on this server, or by https. */
function addressProblems(files: readonly { readonly url: string }[], place: string): readonly FileProblem[] {
  return files.flatMap(({ url }): FileProblem[] =>
    /^(?:https:\/\/|\/(?!\/))[^\s"'<>\\]*$/.test(url) ? [] : [{ place, problem: 'address', detail: url }],
  );
}

function missingWords(text: LocalText, needed: readonly Language[], place: string): readonly FileProblem[] {
  return needed.flatMap((language): FileProblem[] =>
    text[language].trim() === '' ? [{ place: `${place}.${language}`, problem: 'words', detail: language }] : [],
  );
}
