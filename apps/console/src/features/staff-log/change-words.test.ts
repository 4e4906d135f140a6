import { consoleMessages } from '@portico/i18n/console-messages';
import { expect, test } from 'vitest';
import { labelOf, valueOf, type Wording } from './change-words.ts';

const wordingIn = async (language: Wording['language']): Promise<Wording> => ({
  words: (await consoleMessages[language]()).console,
  language,
  zone: 'Asia/Shanghai',
});

const labels: readonly (readonly [string, readonly string[], string, string, string])[] = [
  [
    'changed settings',
    ['keepDraftsMonths'],
    '草稿（结束后的月数）',
    '草稿（結束後的月數）',
    'Drafts (months after the end)',
  ],
  [
    'changed settings',
    ['mailName', 'tc'],
    '发件人名称 › 繁体中文',
    '寄件人名稱 › 繁體中文',
    'Name of the sender › Traditional Chinese',
  ],
  ['changed batch', ['endsAt'], '截止时间', '截止時間', 'Closes'],
  ['published look', ['contact.phone'], '电话', '電話', 'Phone'],
  ['changed single sign-on', ['client_id'], '客户端 ID', '用戶端 ID', 'Client ID'],
  ['imported project file', ['settings', 'timeZone'], '设置 › 时区', '設定 › 時區', 'Settings › Time zone'],
  [
    'imported project file',
    ['batches', 'autumn', 'endsAt'],
    '日程 › autumn › 批次截止时间',
    '日程 › autumn › 批次截止時間',
    'Calendar › autumn › Closing of the batch',
  ],
  [
    'imported project file',
    ['content', 'pages', 'terms', 'consent'],
    '内容 › 页面 › terms › 勾选处的文字',
    '內容 › 頁面 › terms › 勾選處的文字',
    'Content › Page › terms › Words beside the tick',
  ],
  [
    'imported project file',
    ['content', 'articles', 'Open day', 'summary', 'en'],
    '内容 › 文章 › Open day › 摘要 › 英文',
    '內容 › 文章 › Open day › 摘要 › 英文',
    'Content › Article › Open day › Summary › English',
  ],
  [
    'imported project file',
    ['settings', 'letters', 'applicantReads'],
    '设置 › 推荐信设置 › 申请人能否阅读推荐信？',
    '設定 › 推薦信設定 › 申請人能否閱讀推薦信？',
    'Settings › Letters › May applicants read their letters?',
  ],
  [
    'published article',
    ['audience', 'signedInOnly'],
    '可见范围 › 仅登录后可见',
    '可見範圍 › 僅登入後可見',
    'Who sees it › Only people who are signed in',
  ],
  ['changed role', ['role'], '角色', '角色', 'Role'],
  ['painted house', ['colour', 'of wall'], 'colour › of wall', 'colour › of wall', 'colour › of wall'],
];

test.each(labels)('%s: %j has the words of its page', async (action, path, ...expected) => {
  const said = [];
  for (const language of ['sc', 'tc', 'en'] as const) said.push(labelOf(action, path, await wordingIn(language)));
  expect(said).toEqual(expected);
});

const values: readonly (readonly [string, unknown, string])[] = [
  ['letterWaiver', 'unlessWaived', 'Unless they waive it'],
  ['applicantReads', 'always', 'Always'],
  ['choiceWord', 'track', 'Track'],
  ['loginMethods', ['password', 'sms_code'], 'Password, Code by SMS'],
  ['languages', ['sc', 'en'], 'Simplified Chinese, English'],
  ['allowsRevoking', true, 'Yes'],
  ['role', 'reviewer', 'Reviewer'],
  ['registerFields', [{ field: 'school', name: { sc: '', tc: '', en: 'Your school' } }], 'Your school'],
  ['home', [{ name: { sc: '', tc: '', en: 'Progress' }, shown: false }], 'Progress (Hidden)'],
  ['kind', 'notice', 'Upcoming events'],
  ['registerFields', [{ field: 'school' }], '{"field":"school"}'],
  ['keepDraftsMonths', 12, '12'],
  ['keepDraftsMonths', null, ''],
  ['previewName', 'always', 'always'],
];

test.each(values)('%s: %j is read as “%s”', async (key, value, expected) => {
  expect(valueOf([key], value, await wordingIn('en'))).toBe(expected);
});

test('a moment is in the zone of the project', async () => {
  expect(valueOf(['serviceEndsAt'], 1_767_225_599, await wordingIn('en'))).toContain('07:59');
});
