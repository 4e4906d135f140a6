import { expect, it } from 'vitest';
import { isWebAddress, withScheme } from './web-address.ts';

it.each([
  'https://www.pku.edu.cn',
  'http://example.org:8080/a?b=c#d',
  'HTTPS://Example.org/',
  'https://例え.jp/路径',
  'https://उदाहरण.भारत',
])('takes %s', (text) => {
  expect(isWebAddress(text)).toBe(true);
});

it.each([
  '',
  'www.pku.edu.cn',
  'ftp://example.org',
  'javascript:alert(1)',
  'https://',
  'https://localhost',
  'https://10.0.0.1/',
  'https://a:b@example.org',
  'https://exa mple.org',
  `https://example.org/${'x'.repeat(2048)}`,
])('refuses %.40s', (text) => {
  expect(isWebAddress(text)).toBe(false);
});

it.each([
  ['www.pku.edu.cn/about', 'https://www.pku.edu.cn/about'],
  ['https://example.org', 'https://example.org'],
  ['lin@example.org', 'lin@example.org'],
  ['none', 'none'],
  ['3.5', '3.5'],
])('%s is written out as %s', (text, whole) => {
  expect(withScheme(text)).toBe(whole);
});
