import { expect, test } from 'vitest';
import { splitLinks } from './split-links.ts';

const linksOf = (text: string) => splitLinks(text).flatMap(({ part, isLink }) => (isLink ? [part] : []));

test.each([
  ['no address here', []],
  ['see https://a.example/x?y=1#/z and on', ['https://a.example/x?y=1#/z']],
  ['The end: https://a.example/x.', ['https://a.example/x']],
  ['(https://a.example/x)', ['https://a.example/x']],
  ['请打开https://a.example/x，谢谢', ['https://a.example/x']],
  ['https://a.example http://b.example', ['https://a.example', 'http://b.example']],
  ['javascript:alert(1) ftp://a.example', []],
])('%s', (text, links) => {
  expect(linksOf(text)).toEqual(links);
  expect(
    splitLinks(text)
      .map(({ part }) => part)
      .join(''),
  ).toBe(text);
});
