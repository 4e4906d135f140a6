import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { brandVariables, defaultPrimary } from '../colour/brand-variables.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

it.each(Object.entries(brandVariables(defaultPrimary)))('starts with the default colour: %s is %s', (name, value) => {
  expect(tokens).toContain(`${name}: ${value};`);
});

it.each([
  ['--width-side-menu', '240px'],
  ['--width-content', '1200px'],
  ['--width-login-form', '500px'],
  ['--width-sign-form', '400px'],
  ['--width-account-card', '600px'],
  ['--width-code-box', '118px'],
  ['--toast-offset', '250px'],
])('keeps the size of specification 9: %s is %s', (name, value) => {
  expect(tokens).toContain(`${name}: ${value};`);
});

const sheets = ['apps/portal/src', 'packages/ui/src', 'packages/fields/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(root, folder, path)),
  )
  .filter((path) => path.endsWith('.css') && !path.endsWith('tokens.css'))
  .map((path) => readFileSync(path, 'utf8'));

it.each(['--width-side-menu', '--width-content', '--width-login-form', '--width-sign-form', '--width-account-card'])(
  'some page is made by %s',
  (name) => expect(sheets.some((sheet) => sheet.includes(`var(${name})`))).toBe(true),
);

it.each(['768px', '1024px', '1200px'])('some page changes at %s', (width) => {
  expect(sheets.some((sheet) => sheet.includes(`@media (max-width: ${width})`))).toBe(true);
});
