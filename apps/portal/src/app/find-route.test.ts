import { expect, test } from 'vitest';
import { findRoute } from './find-route.ts';
import { routes } from './routes.ts';

test.each(routes.map(({ name, path }) => [name, path.replace('/:id?', '')]))('%s answers at %s', (name, path) => {
  expect(findRoute(path)).toMatchObject({ name });
});

test.each([
  ['/noticeDetail/5', 'noticeDetail-id'],
  ['/login/', 'login'],
])('%s is %s', (path, name) => {
  expect(findRoute(path)).toMatchObject({ name });
});

test.each(['/nowhere', '/applyform/other', '/noticeDetail/5/6', '/Login'])('%s matches nothing', (path) => {
  expect(findRoute(path)).toBeNull();
});

test('an address that is only the root of others has no name', () => {
  expect(findRoute('/article')).toBe('nameless');
});
