import { expect, test } from 'vitest';
import { emptyApplication } from './application-store.ts';
import { readKept, writeKept } from './persisted.ts';
import { emptySession } from './session-store.ts';

const user = {
  uid: 'u-1',
  user_id: 'u-1',
  name: '李明',
  email: 'li@example.org',
  mobile: '',
  head_portrait: '',
  application_state: 1,
  batchId: '',
  temporary: false,
  must_change_password: false,
  can: { changePassword: true, logoff: false, seePartialSave: true },
} as const;

test('what was kept comes back', () => {
  const application = {
    ...emptyApplication,
    passwordFree: true,
    batchId: 'b-1',
    values: { m1: { f6529: '张' } },
    modules: [{ menuid: 'm1', state: 1 }],
    deviceId: 'd-1',
    signature: '/v1/public/file/s-1',
    pointsCode: 'A3',
  };
  const kept = readKept(writeKept({ ...emptySession, user, unread: 3 }, application));
  expect(kept.session).toMatchObject({ user, unread: 3 });
  expect(kept.application).toEqual(application);
});

test('the names at rest are the specification’s', () => {
  const kept: unknown = JSON.parse(writeKept(emptySession, emptyApplication));
  expect(kept).toHaveProperty('userInfo');
  expect(kept).toHaveProperty('project.freeState');
  expect(kept).toHaveProperty('project.filedValues');
});

test.each([
  null,
  '',
  'null',
  '[]',
  '"text"',
  '{"userInfo":5,"project":{"freeState":"yes","menu_list":{},"filedValues":[]}}',
  '{"userInfo":{"name":"without uid"}}',
])('%s reads as a first visit', (text) => {
  const kept = readKept(text);
  expect(kept.session.user).toBeNull();
  expect(kept.application).toEqual(emptyApplication);
});
