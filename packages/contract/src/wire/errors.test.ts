import { expect, test } from 'vitest';
import { errors } from './errors.ts';

test('each error has a status of its own: by it the browser tells which one it was', () => {
  const statuses = Object.values(errors).map(({ status }) => status);
  expect(statuses.filter((status, at) => statuses.indexOf(status) !== at)).toEqual([]);
});
