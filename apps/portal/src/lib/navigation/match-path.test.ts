import { expect, test } from 'vitest';
import { matchPath } from './match-path.ts';

test.each([
  ['/', '/', {}],
  ['/', '/login', null],
  ['/login', '/login', {}],
  ['/login', '/login/', {}],
  ['/login', '//login', {}],
  ['/login', '/%6Cogin', {}],
  ['/login', '/Login', null],
  ['/login', '/login_code', null],
  ['/login', '/', null],
  ['/activity', '/activity/details', null],
  ['/activity/details', '/activity', null],
  ['/noticeDetail/:id?', '/noticeDetail', {}],
  ['/noticeDetail/:id?', '/noticeDetail/5', { id: '5' }],
  ['/noticeDetail/:id?', '/noticeDetail/a%2Fb', { id: 'a/b' }],
  ['/noticeDetail/:id?', '/noticeDetail/100%', { id: '100%' }],
  ['/noticeDetail/:id?', '/noticeDetail/5/6', null],
  ['/noticeDetail/:id?', '/notice/5', null],
])('%s at %s gives %o', (pattern, path, parameters) => {
  expect(matchPath(pattern, path)).toEqual(parameters);
});
