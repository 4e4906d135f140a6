import { expect, test } from 'vitest';
import type { ProjectSettingsValues } from './project-settings.schemas.ts';
import { isSecureOrigin, settingsProblems } from './settings-problems.ts';

const usual: ProjectSettingsValues = {
  languages: ['sc', 'en'],
  timeZone: 'Asia/Shanghai',
  serviceEndsAt: 1_900_000_000,
  loginMethods: ['password'],
  registerMethods: ['email'],
  registerFields: [],
  generatesCredentials: false,
  userType: 'normal',
  previewLayout: 'vert',
  previewDisplay: 'column',
  previewName: '',
  reviewersSeeSensitive: false,
  filesPerPersonMb: 500,
  filesInAllMb: 51_200,
  letterWaiver: 'never',
  reminderDays: [7, 14],
  lettersShow: [],
  allowsRevoking: true,
  allowsReapplying: true,
  embeddedOrigins: [],
  mailName: { sc: '', tc: '', en: '' },
  mailReplyTo: '',
  answerDays: null,
  keepDraftsMonths: null,
  keepApplicationsMonths: null,
};
const named = (field: string, sc: string, options: string[] = []) => ({
  field,
  name: { sc, tc: '', en: 'School' },
  required: true,
  options: options.map((value) => ({ value, label: { sc: value, tc: '', en: value } })),
});

test.each<[string, Partial<ProjectSettingsValues>, string[]]>([
  ['the usual', {}, []],
  ['a language twice', { languages: ['sc', 'sc'] }, ['twice']],
  ['a zone that does not exist', { timeZone: 'Asia/Nowhere' }, ['zoneUnknown']],
  ['a zone by its offset', { timeZone: '+08:00' }, ['zoneUnknown']],
  ['registering by mail without a way to sign in with it', { loginMethods: ['sms_code'] }, ['mailNeedsSignIn']],
  ['registering by mail, signing in by code', { loginMethods: ['mail_code'] }, []],
  [
    'registering by mobile without a way to sign in with it',
    { registerMethods: ['mobile'], loginMethods: ['mail_code'] },
    ['mobileNeedsSignIn'],
  ],
  ['no way to register', { registerMethods: [] }, ['nobodyCanRegister']],
  ['no registration at all, without passwords', { registerMethods: [], loginMethods: ['fast'] }, []],
  [
    'passwords that are made and of no use',
    { generatesCredentials: true, loginMethods: ['mail_code'] },
    ['passwordNeeded'],
  ],
  ['two questions of one key', { registerFields: [named('a', '一'), named('a', '二')] }, ['fieldTwice']],
  ['a question without a name in a language of the project', { registerFields: [named('a', '')] }, ['fieldUnnamed']],
  ['an option twice', { registerFields: [named('a', '一', ['x', 'x'])] }, ['optionTwice']],
  ['less room for all than for one', { filesInAllMb: 100 }, ['lessThanOnePerson']],
  ['reminders that go back in time', { reminderDays: [14, 7] }, ['notAscending']],
  ['two reminders on one day', { reminderDays: [7, 7] }, ['notAscending']],
  ['an embedded address with a path', { embeddedOrigins: ['https://a.example.org/page'] }, ['notAnOrigin']],
  ['an answer address that is none', { mailReplyTo: 'office' }, ['notAnAddress']],
  ['a sender with a header in the name', { mailName: { sc: 'a\r\nBcc: b@c.d', tc: '', en: '' } }, ['nameOfMail']],
])('%s', (_, changed, problems) => {
  expect(settingsProblems({ ...usual, ...changed }).map(({ problem }) => problem)).toEqual(problems);
});

test.each([
  ['https://forms.example.org', true],
  ['https://forms.example.org:8443', true],
  ['http://forms.example.org', false],
  ['https://*.example.org', false],
  ["https://a.org 'unsafe-inline'", false],
  ['https://a.org; script-src *', false],
  ['https://localhost', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s as an origin: %s', (text, isOne) => {
  expect(isSecureOrigin(text)).toBe(isOne);
});
