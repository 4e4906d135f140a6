import type { LocalText } from '@portico/form-engine/language';
import type { FileLook } from '../format/look.schema.ts';
import type { ProjectFile } from '../format/project-file.ts';
import { compareForms } from './compare-forms.ts';
import { compareFields, isSame, pairByKey } from './compare-records.ts';
import type { Difference } from './difference.ts';

/** Everything in which a file differs from a project, in the order of its areas. */
export function compareFiles(project: ProjectFile, file: ProjectFile): readonly Difference[] {
  return [
    ...compareLooks(project.look, file.look),
    ...compareInside('settings', project.settings, file.settings, ['retention', 'preview', 'letters']),
    ...compareCalendars(project.calendar, file.calendar),
    ...compareContents(project.content, file.content),
    ...compareForms(project.forms.application, file.forms.application),
  ];
}

function compareLooks({ pictures: old, ...before }: FileLook, { pictures: fresh, ...after }: FileLook) {
  const digests = (pictures: FileLook['pictures']) =>
    Object.fromEntries(Object.entries(pictures).map(([kind, picture]) => [kind, picture?.sha256]));
  const pictures = compareFields('look', digests(old), digests(fresh), { prefix: 'pictures.' });
  return [
    ...compareInside('look', before, after, ['traits', 'contact', 'menus']),
    ...pictures.map((one) => ({ ...one, before: null, after: null })),
  ];
}

/** The fields in which two records differ; of those that only hold others together, which of these. */
function compareInside(
  area: Difference['area'],
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  holders: readonly string[],
): readonly Difference[] {
  return compareFields(area, before, after).flatMap((one): readonly Difference[] => {
    if (!holders.includes(one.what)) return [one];
    const [old, fresh] = [before[one.what], after[one.what]].map((held) => Object.entries(Object(held)));
    return compareFields(area, Object.fromEntries(old ?? []), Object.fromEntries(fresh ?? []), {
      prefix: `${one.what}.`,
    });
  });
}

function compareCalendars(before: ProjectFile['calendar'], after: ProjectFile['calendar']): readonly Difference[] {
  const { added, removed, both } = pairByKey(before.batches, after.batches, ({ key }) => key);
  const order = (batches: ProjectFile['calendar']['batches']) =>
    batches.map(({ key }) => key).filter((key) => both.some(([{ key: kept }]) => kept === key));
  return [
    ...added.map(({ title }) => whole('calendar', 'added', 'batch', title)),
    ...removed.map(({ title }) => whole('calendar', 'removed', 'batch', title)),
    // A code that the file leaves open stays as it is.
    ...both.flatMap(([old, fresh]) =>
      compareFields('calendar', old, { ...fresh, code: fresh.code ?? old.code }, { prefix: 'batch.', name: old.title }),
    ),
    ...(isSame(order(before.batches), order(after.batches)) ? [] : [whole('calendar', 'changed', 'order', null)]),
  ];
}

function compareContents(before: ProjectFile['content'], after: ProjectFile['content']): readonly Difference[] {
  const pages = pairByKey(before.pages, after.pages, ({ key }) => key);
  const tables = pairByKey(before.tables, after.tables, ({ key }) => key);
  const answers = pairByKey(before.answers, after.answers, ({ id }) => id);
  const articles = pairByKey(before.articles, after.articles, ({ id }) => id);
  const texts = ({ guide, statement }: ProjectFile['content']) => ({ guide, statement });
  return [
    ...compareFields('content', texts(before), texts(after)),
    ...pages.added.map(({ title }) => whole('content', 'added', 'page', title)),
    // Somebody may have ticked it: an edition is never removed.
    ...pages.removed.map(({ title }) => whole('content', 'kept', 'page', title)),
    ...pages.both.flatMap(([old, fresh]) =>
      isSame(old, fresh) ? [] : [whole('content', 'changed', 'page', old.title)],
    ),
    ...tables.added.map(({ name }) => whole('content', 'added', 'table', name)),
    ...tables.removed.map(({ name }) => whole('content', 'removed', 'table', name)),
    ...tables.both.flatMap(([old, fresh]) =>
      isSame(old, fresh) ? [] : [whole('content', 'changed', 'table', old.name)],
    ),
    ...answers.added.map(({ name }) => whole('content', 'added', 'answer', inAll(name))),
    ...answers.both.flatMap(([old, fresh]) =>
      isSame(old, fresh) ? [] : [whole('content', 'changed', 'answer', inAll(old.name))],
    ),
    ...articles.added.map(({ title }) => whole('content', 'added', 'article', title)),
    ...articles.both.flatMap(([old, fresh]) =>
      isSame(old, fresh) ? [] : [whole('content', 'changed', 'article', old.title)],
    ),
  ];
}

/** A name that is the same in every language. */
function inAll(name: string): LocalText {
  return { sc: name, tc: name, en: name };
}

function whole(area: Difference['area'], kind: Difference['kind'], what: string, name: Difference['name']): Difference {
  return { area, kind, what, name, before: null, after: null };
}
