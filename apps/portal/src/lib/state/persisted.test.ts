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
  can: { changePassword: true, logoff: false, seePartialSave: true, codeByMail: true },
} as const;

test('what was kept comes back', () => {
  const application = {
    ...emptyApplication,
    passwordFree: true,
    deviceId: 'd-1',
    signature: '/v1/public/file/s-1',
  };
  const stored = readKept(writeKept({ ...emptySession, user, unread: 3 }, application));
  expect(stored.session).toMatchObject({ user, unread: 3 });
  expect(stored.application).toEqual(application);
});

test('the names at rest are the specification’s', () => {
  const stored: unknown = JSON.parse(writeKept(emptySession, emptyApplication));
  expect(stored).toHaveProperty('userInfo');
  expect(stored).toHaveProperty('project.freeState');
  expect(stored).toHaveProperty('project.device_id');
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
  const stored = readKept(text);
  expect(stored.session.user).toBeNull();
  expect(stored.application).toEqual(emptyApplication);
});
