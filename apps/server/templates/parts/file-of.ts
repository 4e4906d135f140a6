import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { LocalText } from '@portico/form-engine/language';
import { endOfMinute } from '@portico/form-engine/states/periods';
import type { FileBatch } from '../../src/domain/project-file/format/calendar.schema.ts';
import { fileFormat, fileVersion, type ProjectFile } from '../../src/domain/project-file/format/project-file.ts';
import { demoPages } from '../../seeds/blocks/pages.ts';
import { words } from '../../seeds/blocks/words.ts';
import { entry, usualEntries } from '../../seeds/home-page.ts';

/** What templates differ in; everything else is the same calm start for all of them. */
export interface TemplateWords {
  readonly theme: number;
  readonly seoTitle: LocalText;
  readonly guide: LocalText;
  readonly statement: LocalText;
  readonly knownItems: readonly LocalText[];
  readonly form: FormDefinition;
  readonly letters?: ProjectFile['settings']['letters'];
  readonly batches: readonly TemplateBatch[];
}

interface TemplateBatch extends Pick<FileBatch, 'key' | 'title' | 'information'> {
  readonly opensInDays: number;
  readonly closesInDays: number;
  readonly daysForLetters?: number;
}

/** A template as a project file whose days count from now. It is not listed until somebody lists it. */
export function fileOf(template: TemplateWords, now: Date): ProjectFile {
  const { theme, seoTitle, guide, statement, knownItems, form, letters = {} } = template;
  const nothing = words('', '', '');
  return {
    format: fileFormat,
    version: fileVersion,
    look: {
      title: seoTitle,
      seoTitle,
      skin: 'standard',
      theme,
      colour: '',
      softColour: '',
      traits: {
        choiceWord: 'batch',
        previewMenuSpan: 4,
        letterSteps: letters.applicantReads !== undefined,
        showNoFileText: true,
        phoneCountry: 'CN',
      },
      headers: {},
      homeBlocks: letters.applicantReads === undefined ? [1, 3, 4] : [1, 2, 3, 4],
      menus: {
        header: [1, 2, 3, 4, 5],
        home: [
          entry('home', usualEntries.home),
          entry('progress', usualEntries.progress),
          entry('application', usualEntries.application),
          entry('account', usualEntries.account),
        ].map(({ value, state, option, nickname_sc, nickname_tc, nickname_en }) => ({
          part: value,
          state,
          shown: option.show === 1,
          open: option.open === 1,
          name: words(nickname_sc, nickname_tc, nickname_en),
        })),
        footer: [1, 2],
      },
      contact: { address: nothing, phone: '', email: '', hours: nothing },
      icp: '',
      copyright: nothing,
      links: [],
      qrLabel: nothing,
      pictures: {},
    },
    settings: {
      languages: ['sc', 'tc', 'en'],
      loginMethods: ['password', 'mail_code'],
      registerMethods: ['email'],
      registerFields: [],
      generatesCredentials: false,
      userType: 'normal',
      timeZone: 'Asia/Shanghai',
      serviceEndsAt: endOfMinute(daysAfter(now, 540)).toISOString(),
      listed: false,
      formOpen: false,
      filesPerPersonMb: 500,
      filesInAllMb: 51_200,
      allowsRevoking: true,
      allowsReapplying: true,
      embeddedOrigins: [],
      mailName: nothing,
      mailReplyTo: '',
      retention: {},
      preview: {},
      letters,
    },
    calendar: { batches: template.batches.map((batch) => batchOf(batch, now)) },
    content: { guide, statement, pages: pagesOf(knownItems), tables: [], articles: [], answers: [], files: [] },
    forms: { application: form },
  };
}

function pagesOf(knownItems: readonly LocalText[]): ProjectFile['content']['pages'] {
  const pages = demoPages({
    institution: words('招生单位', '招生單位', 'The admissions office'),
    knownItems,
    terms: [
      words(
        '招生单位仅为审核申请、安排面试和发出通知的目的使用您的个人信息，不会提供给与招生无关的第三方。',
        '招生單位僅為審核申請、安排面試和發出通知的目的使用您的個人資料，不會提供給與招生無關的第三方。',
        'The admissions office uses your personal data to review applications, arrange interviews and send notices, and passes it to nobody unconnected with admissions.',
      ),
      words(
        '您可以书面要求查阅、更正或删除个人信息。招生结束后，申请材料按规定保存或删除。',
        '您可以書面要求查閱、更正或刪除個人資料。招生結束後，申請文件按規定保存或刪除。',
        'You may ask in writing to see, correct or delete your data. After the admission round, applications are kept or deleted as the rules require.',
      ),
    ],
  });
  return pages
    .map(({ consent = null, ...page }) => ({ ...page, consent }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

function batchOf({ opensInDays, closesInDays, daysForLetters, ...batch }: TemplateBatch, now: Date): FileBatch {
  const closes = (days: number) => `${dayAfter(now, days)}T15:59:59.000Z`;
  return {
    ...batch,
    // Nine in the morning and the end of the day in Beijing.
    startsAt: `${dayAfter(now, opensInDays)}T01:00:00.000Z`,
    endsAt: closes(closesInDays),
    code: null,
    lettersUntil: daysForLetters === undefined ? null : closes(closesInDays + daysForLetters),
    leftOutModules: [],
    places: [],
    capacity: null,
    documents: [],
  };
}

function dayAfter(now: Date, days: number): string {
  return daysAfter(now, days).toISOString().slice(0, 10);
}

function daysAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * 86_400_000);
}
