import { chooseLanguage } from '@portico/contract/page-language';
import { expect, test } from 'vitest';
import { languageInAddress, withLanguage, withoutLanguage } from './language.ts';

const all = ['sc', 'tc', 'en'] as const;
const englishFirst = ['en', 'sc'] as const;
const none = { query: null, stored: null, cookie: null };

test.each([
  ['the default is sc', { ...none, offered: all }, 'sc'],
  ['lang=en in the address', { ...none, query: 'en', offered: all }, 'en'],
  ['lang=tc in the address', { ...none, query: 'tc', offered: all }, 'tc'],
  ['stored en', { ...none, stored: 'en', offered: all }, 'en'],
  ['the address before the stored one', { query: 'sc', stored: 'en', cookie: null, offered: all }, 'sc'],
  ['the stored one before the cookie', { query: null, stored: 'tc', cookie: 'en', offered: all }, 'tc'],
  ['the cookie alone', { ...none, cookie: 'en', offered: all }, 'en'],
  ['an English project with nothing stored', { ...none, offered: englishFirst }, 'en'],
  ['an English project with sc stored', { ...none, stored: 'sc', offered: englishFirst }, 'sc'],
  ['a language not offered falls back', { ...none, query: 'tc', offered: englishFirst }, 'en'],
  ['a stored language no longer offered falls back', { ...none, stored: 'tc', offered: ['sc', 'en'] as const }, 'sc'],
  ['an unknown language falls through to the stored one', { ...none, query: 'fr', stored: 'tc', offered: all }, 'tc'],
  ['a project that offers nothing', { ...none, offered: [] }, 'sc'],
])('%s', (_, clues, language) => {
  expect(chooseLanguage(clues)).toBe(language);
});

test.each([
  [{ search: '?lang=en', hash: '#/login' }, 'en'],
  [{ search: '', hash: '#/login?lang=tc' }, 'tc'],
  [{ search: '?lang=sc', hash: '#/login?lang=tc' }, 'sc'],
  [{ search: '', hash: '#/login' }, null],
])('the address %o asks for %s', (at, language) => {
  expect(languageInAddress(at)).toBe(language);
});

test('a language chosen by hand leaves the rest of the address alone', () => {
  expect(withoutLanguage({ pathname: '/apply/n/', search: '?lang=en&a=1', hash: '#/notice?lang=tc&b=2' })).toBe(
    '/apply/n/?a=1#/notice?b=2',
  );
});

test.each([
  ['/apply/north/#/login', '/apply/north/?lang=tc#/login'],
  ['/apply/north/?a=b&lang=en#/login?lang=sc', '/apply/north/?a=b&lang=tc#/login'],
])('%s asks for another language as %s', (address, asking) => {
  expect(withLanguage(new URL(address, 'https://portal.example'), 'tc')).toBe(asking);
});
