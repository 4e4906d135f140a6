import { isEmail } from '@portico/form-engine/patterns/email';
import { isZone } from './is-zone.ts';
import type { ProjectSettingsValues } from './project-settings.schemas.ts';

/** Something about settings that has to be put right, at the field where that is done. */
export interface SettingsProblem {
  readonly field: keyof ProjectSettingsValues;
  readonly problem: ProblemKey;
}

export type ProblemKey = keyof typeof rules | LookedUp;

/** Those that only the server can tell, since they depend on what was published. */
export type LookedUp = 'textsNeedIt' | 'unknownAnswer' | 'lessThanUsed' | 'batchLater';

type Rule = readonly [field: keyof ProjectSettingsValues, isBroken: (settings: ProjectSettingsValues) => boolean];

/** What cannot be combined, or is no sensible value. Server and console ask the same table. */
const rules = {
  twice: ['languages', ({ languages }) => new Set(languages).size < languages.length],
  zoneUnknown: ['timeZone', ({ timeZone }) => !isZone(timeZone)],
  mailNeedsSignIn: [
    'loginMethods',
    ({ registerMethods, loginMethods }) =>
      registerMethods.includes('email') && !loginMethods.includes('password') && !loginMethods.includes('mail_code'),
  ],
  mobileNeedsSignIn: [
    'loginMethods',
    ({ registerMethods, loginMethods }) =>
      registerMethods.includes('mobile') && !loginMethods.includes('password') && !loginMethods.includes('sms_code'),
  ],
  nobodyCanRegister: [
    'registerMethods',
    ({ registerMethods, loginMethods }) => registerMethods.length === 0 && !loginMethods.includes('fast'),
  ],
  passwordNeeded: [
    'generatesCredentials',
    ({ generatesCredentials, loginMethods }) => generatesCredentials && !loginMethods.includes('password'),
  ],
  fieldTwice: [
    'registerFields',
    ({ registerFields }) => new Set(registerFields.map(({ field }) => field)).size < registerFields.length,
  ],
  fieldUnnamed: [
    'registerFields',
    ({ registerFields, languages }) =>
      registerFields.some(({ name, options }) =>
        languages.some((lang) => name[lang] === '' || options.some(({ label }) => label[lang] === '')),
      ),
  ],
  optionTwice: [
    'registerFields',
    ({ registerFields }) =>
      registerFields.some(({ options }) => new Set(options.map(({ value }) => value)).size < options.length),
  ],
  lessThanOnePerson: ['filesInAllMb', ({ filesInAllMb, filesPerPersonMb }) => filesInAllMb < filesPerPersonMb],
  notAscending: [
    'reminderDays',
    ({ reminderDays }) => reminderDays.some((day, index) => index > 0 && day <= (reminderDays[index - 1] ?? 0)),
  ],
  notAnOrigin: ['embeddedOrigins', ({ embeddedOrigins }) => !embeddedOrigins.every(isSecureOrigin)],
  notAnAddress: ['mailReplyTo', ({ mailReplyTo }) => mailReplyTo !== '' && !isEmail(mailReplyTo)],
  nameOfMail: ['mailName', ({ mailName }) => Object.values(mailName).some((name) => /[\r\n<>"]/.test(name))],
} as const satisfies Readonly<Record<string, Rule>>;

/** What has to be put right before these settings can be saved. */
export function settingsProblems(settings: ProjectSettingsValues): readonly SettingsProblem[] {
  const problems: SettingsProblem[] = [];
  for (const [problem, [field, isBroken]] of entries(rules)) if (isBroken(settings)) problems.push({ field, problem });
  return problems;
}

/** The data of the error `settingsRefused`. */
export interface SettingsRefused {
  readonly problems: readonly SettingsProblem[];
}

/** How many people a change concerns, and how. */
export interface Effect {
  readonly effect: 'cannotSignIn' | 'otherLanguage' | 'serviceOver' | 'batchOver' | 'dueForDeletion';
  readonly people: number;
}

/** The data of the error `confirmFirst`. */
export interface ConfirmFirst {
  readonly effects: readonly Effect[];
}

export function problemsIn(refusal: unknown): readonly SettingsProblem[] {
  return isRecord(refusal) && Array.isArray(refusal['problems']) ? refusal['problems'] : [];
}

export function effectsIn(refusal: unknown): readonly Effect[] {
  return isRecord(refusal) && Array.isArray(refusal['effects']) ? refusal['effects'] : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function entries<T extends object>(record: T): [keyof T & string, T[keyof T & string]][] {
  const list: [keyof T & string, T[keyof T & string]][] = [];
  for (const key in record) list.push([key, record[key]]);
  return list;
}

/** Scheme and host alone: a path would be of no effect, and a wildcard would let in strangers. */
export function isSecureOrigin(text: string): boolean {
  return /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/.test(text) && URL.canParse(text);
}
