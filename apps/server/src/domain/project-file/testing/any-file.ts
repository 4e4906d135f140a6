import { createHash } from 'node:crypto';
import { buildField, buildForm, buildSwitch } from '@portico/form-engine/testing/build-form';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { languages } from '@portico/form-engine/language';
import fc from 'fast-check';
import type { FileArticle } from '../format/articles.schema.ts';
import type { FileBatch } from '../format/calendar.schema.ts';
import type { FileContent } from '../format/content.schema.ts';
import type { FileLook, FilePicture } from '../format/look.schema.ts';
import { fileFormat, fileVersion, type ProjectFile } from '../format/project-file.ts';
import type { FileSettings } from '../format/settings.schema.ts';

const word = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }).filter((text) => !/[\0\p{Cs}]/u.test(text)),
  fc.constantFrom('', '招生', '{"sc":"x"}', '__proto__', "it's; drop table", '𠀀👩‍🎓', ' a '),
);
const texts = fc.record({ sc: word, tc: word, en: word });
const said = fc.record({ sc: fc.constant('字'), tc: fc.constant('字'), en: word.map((text) => `w${text}`) });
const html = said.map(({ sc, tc }) => ({ sc: `<p>${sc}</p>`, tc: `<p>${tc}</p>`, en: '<p>Words</p>' }));
const key = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,10}$/);
const second = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const moment = second.map((date) => date.toISOString());
const on = fc.boolean();
const blocks = fc.uniqueArray(fc.integer({ min: 1, max: 5 }));
const width = fc.constantFrom('', '120px', '50%', '9rem');

const picture: fc.Arbitrary<FilePicture> = fc.uint8Array({ maxLength: 40 }).map((bytes) => ({
  mediaType: 'image/png',
  sha256: createHash('sha256').update(bytes).digest('hex'),
  content: Buffer.from(bytes).toString('base64'),
}));

const look: fc.Arbitrary<FileLook> = fc.record({
  title: texts,
  seoTitle: texts,
  skin: fc.constantFrom('standard' as const, 'finance-institute' as const),
  theme: fc.integer({ min: 1, max: 7 }),
  colour: fc.constantFrom('', '#4dbca6', '#000000'),
  softColour: fc.constantFrom('', 'rgba(1, 2, 3, 0.1)'),
  traits: fc.record(
    {
      choiceWord: fc.constantFrom('batch' as const, 'track' as const),
      previewMenuSpan: fc.constantFrom(4 as const, 6 as const),
      letterSteps: on,
      showNoFileText: on,
      phoneCountry: fc.constant('CN'),
      policyBeforeSignature: on,
    },
    { requiredKeys: ['choiceWord', 'previewMenuSpan', 'letterSteps', 'showNoFileText'] },
  ),
  headers: fc.dictionary(fc.constantFrom('normal', 'ssm'), fc.integer({ min: 1, max: 7 }), { noNullPrototype: true }),
  homeBlocks: blocks,
  menus: fc.record({
    header: blocks,
    home: fc.array(
      fc.record({
        part: fc.integer({ min: 0, max: 7 }),
        state: fc.constantFrom(0 as const, 1 as const, 2 as const),
        shown: on,
        open: on,
        name: texts,
      }),
      { maxLength: 3 },
    ),
    footer: blocks,
  }),
  contact: fc.record({ address: texts, phone: word, email: word, hours: texts }),
  icp: word,
  copyright: texts,
  links: fc.array(fc.record({ label: texts, url: fc.constantFrom('https://example.edu', '/apply/', '') })),
  qrLabel: texts,
  pictures: fc.record({ logo: picture, icon: picture, header: picture, qr: picture }, { requiredKeys: [] }),
});

const settings: fc.Arbitrary<FileSettings> = fc.record({
  languages: fc.subarray([...languages], { minLength: 1 }),
  untranslated: fc.subarray([...languages], { minLength: 1 }),
  loginMethods: fc.subarray(['password', 'sms_code', 'mail_code', 'fast'] as const, { minLength: 1 }),
  registerMethods: fc.subarray(['mobile', 'email'] as const),
  registerFields: fc.array(
    fc.record({
      field: key,
      name: texts,
      required: on,
      options: fc.array(fc.record({ value: key, label: texts }), { maxLength: 2 }),
    }),
    { maxLength: 2 },
  ),
  generatesCredentials: on,
  userType: fc.constantFrom('normal', 'ssm'),
  timeZone: fc.constantFrom('Asia/Shanghai', 'Europe/Zurich'),
  serviceEndsAt: moment,
  listed: on,
  formOpen: on,
  filesPerPersonMb: fc.integer({ min: 1, max: 900 }),
  filesInAllMb: fc.integer({ min: 1, max: 90_000 }),
  allowsRevoking: on,
  allowsReapplying: on,
  embeddedOrigins: fc.subarray(['https://forms.example.org', 'https://a.example:8443']),
  mailName: texts,
  mailReplyTo: word,
  answerDays: fc.integer({ min: 1, max: 60 }),
  retention: fc.record(
    { draftsMonths: fc.option(fc.integer({ min: 1, max: 99 })), applicationsMonths: fc.option(fc.constant(12)) },
    { requiredKeys: [] },
  ),
  preview: fc.record(
    {
      layoutMode: fc.constantFrom('vert' as const, 'horz' as const),
      displayMode: fc.constantFrom('column' as const, 'row' as const),
      specialName: word,
      reviewersSeeSensitive: on,
    },
    { requiredKeys: [] },
  ),
  letters: fc.record(
    {
      applicantReads: fc.constantFrom('never' as const, 'unlessWaived' as const, 'always' as const),
      reminderDays: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 3 }),
      shows: fc.array(key, { maxLength: 2 }),
    },
    { requiredKeys: [] },
  ),
});

const batch: fc.Arbitrary<FileBatch> = fc
  .record({
    key,
    title: texts,
    starts: second,
    days: fc.integer({ min: 1, max: 200 }),
    code: fc.stringMatching(/^[A-Z0-9-]{1,12}$/),
    lettersUntil: fc.option(moment),
    capacity: fc.option(fc.integer({ min: 1, max: 999 })),
    documents: fc.array(fc.record({ name: texts, remark: texts }), { maxLength: 2 }),
    leftOutModules: fc.subarray(['module']),
    places: fc.array(
      fc.record({
        kind: fc.constantFrom('interview' as const, 'examination' as const, 'consultation' as const),
        name: texts,
        address: texts,
        remark: texts,
        contact: fc.record({ person: texts, phone: word, email: word }),
      }),
      { maxLength: 2 },
    ),
    information: fc.option(
      fc.record({
        name: texts,
        titles: fc.array(texts, { minLength: 1, maxLength: 2 }),
        rows: fc.array(fc.array(texts, { maxLength: 2 }), { maxLength: 2 }),
        widths: fc.array(width, { maxLength: 2 }),
      }),
    ),
  })
  .map(({ starts, days, ...rest }) => ({
    ...rest,
    startsAt: starts.toISOString(),
    endsAt: new Date(starts.getTime() + days * 86_400_000).toISOString(),
  }));

const seconds = fc.integer({ min: 1_700_000_000, max: 1_800_000_000 });
const article: fc.Arbitrary<FileArticle> = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('notice' as const, 'faq' as const, 'trend' as const),
  since: moment,
  title: said,
  summary: texts,
  text: html,
  topic: texts,
  pinned: on,
  from: fc.constant(null),
  until: fc.option(seconds),
  audience: fc.record({
    signedInOnly: on,
    batches: fc.constant([]),
    states: fc.subarray([0 as const, 1 as const, 2 as const]),
  }),
  events: fc.array(fc.record({ title: texts, start: seconds, end: fc.constant(null), place: texts }), { maxLength: 2 }),
  cover: fc.constant(null),
  figures: fc.option(
    fc.constant({
      chart: 'bar' as const,
      corner: { sc: '年', tc: '年', en: 'Year' },
      columns: [{ sc: '', tc: '', en: 'Applied' }],
      rows: [{ label: { sc: '', tc: '', en: '2025' }, values: [null] }],
    }),
  ),
  file: fc.constant(null),
});

const content: fc.Arbitrary<FileContent> = fc.record({
  articles: fc
    .uniqueArray(article, { selector: ({ id }) => id, maxLength: 3 })
    .map((list) =>
      list.toSorted((a, b) => (a.since === b.since ? (a.id < b.id ? -1 : 1) : a.since < b.since ? 1 : -1)),
    ),
  answers: fc
    .uniqueArray(
      fc.record({
        id: fc.uuid(),
        name: fc
          .string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' })
          .filter((name) => name.trim() !== '')
          .map((name) => name.trim()),
        words: texts,
      }),
      {
        selector: ({ id }) => id,
        maxLength: 3,
      },
    )
    .map((answers) => answers.toSorted((a, b) => (a.id < b.id ? -1 : 1))),
  files: fc.constant([]),
  guide: texts,
  statement: texts,
  pages: fc
    .uniqueArray(fc.record({ key, title: said, content: html, consent: fc.option(said) }), {
      selector: (page) => page.key,
      maxLength: 3,
    })
    .map((pages) => pages.toSorted((a, b) => (a.key < b.key ? -1 : 1))),
  tables: fc.uniqueArray(
    fc.record({
      key,
      name: texts,
      columns: fc.array(fc.record({ title: texts, width }), { minLength: 1, maxLength: 3 }),
    }),
    { selector: (table) => table.key, maxLength: 2 },
  ),
});

const forms: readonly (FormDefinition | null)[] = [
  null,
  buildForm(buildField('a')),
  buildForm(buildSwitch('a', ['b']), buildField('b', { text: { longest: 20 }, required: true })),
];

/** Any file that can be imported. */
export const anyFile: fc.Arbitrary<ProjectFile> = fc.record({
  format: fc.constant(fileFormat),
  version: fc.constant(fileVersion),
  look,
  settings,
  calendar: fc.record({
    batches: fc
      .uniqueArray(batch, { selector: ({ key: name }) => name, maxLength: 3 })
      .map((list) => list.filter(({ code }, at) => list.findIndex((one) => one.code === code) === at)),
  }),
  content,
  forms: fc.record({ application: fc.constantFrom(...forms) }),
});
