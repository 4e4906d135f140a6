import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { FieldValue } from '@portico/form-engine/values/answer';
import type { PreviewContent } from '@portico/form-engine/preview/preview-content';
import { readDemoAnswers } from '../../apps/server/seeds/demo-answers.ts';
import { demoTenants } from '../../apps/server/seeds/demo-tenants.ts';
import { applicationDocument } from '../../apps/server/src/domain/documents/content/application-document.ts';
import type { ApplicationDocument } from '../../apps/server/src/platform/documents/application-document.ts';

/** The demo applicant with the longest answers: about five pages, in three languages. */
const applicant = demoTenants
  .flatMap((tenant) => tenant.applicants.map((person) => ({ tenant, form: tenant.form, answers: person.answers })))
  .toSorted((one, other) => JSON.stringify(other.answers ?? {}).length - JSON.stringify(one.answers ?? {}).length)[0];

/** An application of another person each time: no answer is repeated, so that no cache helps. */
export async function tenPages(number: number): Promise<ApplicationDocument> {
  const [first, second, third] = await Promise.all([number, number + 1_000, number + 2_000].map(fivePages));
  if (first === undefined || second === undefined || third === undefined) throw new Error('No pages');
  return { ...first, parts: [...first.parts, ...second.parts, ...third.parts.slice(0, 2)] };
}

async function fivePages(number: number): Promise<ApplicationDocument> {
  const { tenant, form, answers } = applicant ?? {};
  if (tenant === undefined || form === undefined || answers === undefined) throw new Error('No demo answers');
  const modules = form.modules.filter(({ author }) => author !== 'recommender');
  const content: PreviewContent = {
    modules,
    answers: readDemoAnswers(compileForm({ modules }, models), {
      fields: anothers(answers.fields, number),
      rows: Object.fromEntries(
        Object.entries(answers.rows).map(([key, rows]) => [key, rows.map((row) => anothers(row, number))]),
      ),
    }),
    withheld: [],
    flowEntries: {},
    letters: [],
    tables: [],
    staffChanges: [],
    today: '2026-11-15',
    timeZone: tenant.timeZone,
  };
  const about = {
    institution: tenant.organisation.name,
    project: tenant.title,
    colour: tenant.color,
    applicant: `林嘉禾 ${number}`,
    number: `202601${String(number).padStart(6, '0')}`,
    hash: String(number).padStart(64, '0'),
    submittedAt: new Date(1_790_000_000_000 + number * 1_000),
    batch: tenant.batches[0]?.title ?? null,
    choiceWord: 'batch',
    formVersion: 1,
    timeZone: tenant.timeZone,
    madeAt: new Date(1_790_000_100_000 + number * 1_000),
  } as const;
  return applicationDocument(content, about, { language: 'sc', offered: ['sc', 'tc', 'en'] });
}

type Values = Readonly<Record<string, FieldValue>>;

/** Choices stay the same; typed texts differ. */
function anothers(values: Values, number: number): Values {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, isTyped(value) ? turned(value, number) : value]),
  );
}

function isTyped(value: FieldValue): value is string {
  return typeof value === 'string' && /[\p{Script=Han} ]/u.test(value);
}

function turned(text: string, number: number): string {
  const signs = [...text];
  const by = (number * 7) % signs.length;
  return [...signs.slice(by), ...signs.slice(0, by), ` ${number}`].join('');
}
