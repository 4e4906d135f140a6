import { expect, it } from 'vitest';
import { Refused } from '../../platform/refused.ts';
import { readHostName } from './host-name.ts';

const publicUrl = 'https://portico.example.edu';

it.each([
  ['apply.example.edu', 'apply.example.edu'],
  ['  Apply.Example.EDU. ', 'apply.example.edu'],
  ['a-b.c1.example', 'a-b.c1.example'],
])('“%s” is %s', (typed, host) => {
  expect(readHostName(typed, publicUrl)).toBe(host);
});

it('is kept in its ASCII form where it is in another script', () => {
  expect(readHostName('招生.北方.cn', publicUrl)).toMatch(/^xn--[a-z0-9]+\.xn--[a-z0-9]+\.cn$/);
});

it.each([
  '',
  'localhost',
  'portal.localhost',
  'example',
  'https://apply.example.edu',
  'apply.example.edu/path',
  'apply.example.edu:8080',
  '203.0.113.7',
  '[::1]',
  '1.2.3.04',
  'a..example.edu',
  '-a.example.edu',
  'a_b.example.edu',
  `${'a'.repeat(64)}.example.edu`,
  `${'a.'.repeat(130)}edu`,
  'portico.example.edu',
  'PORTICO.example.edu.',
  'apply.example.edu\u0000.evil.example',
  'apply example.edu',
])('“%s” leads nowhere', (typed) => {
  expect(() => readHostName(typed, publicUrl)).toThrow(Refused);
});

it('below localhost leads to a portal only where the installation itself is there', () => {
  expect(readHostName('Apply.localhost', 'http://localhost:8080')).toBe('apply.localhost');
  expect(readHostName('apply.localhost', 'http://127.0.0.1:8080')).toBe('apply.localhost');
  for (const typed of ['localhost', 'a.b.localhost', 'apply.local'])
    expect(() => readHostName(typed, 'http://localhost:8080')).toThrow(Refused);
});
