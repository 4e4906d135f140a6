import { expect, test } from 'vitest';
import { findRoute } from './find-route.ts';
import { firstRoutes } from './first-routes.ts';
import { routes } from './routes.ts';

test.each([...firstRoutes, ...routes].map(({ path }) => [path, path.replace('/:id?', '')]))(
  '%s answers at %s',
  async (path, address) => {
    expect(await findRoute(address)).toMatchObject({ path });
  },
);

test.each([
  ['/noticeDetail/5', '/noticeDetail/:id?'],
  ['/login/', '/login'],
])('%s is %s', async (address, path) => {
  expect(await findRoute(address)).toMatchObject({ path });
});

test.each(['/nowhere', '/applyform/other', '/noticeDetail/5/6', '/Login', '/article'])(
  '%s matches nothing',
  async (path) => {
    expect(await findRoute(path)).toBeNull();
  },
);
