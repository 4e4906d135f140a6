import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandVariables, defaultPrimary } from '../colour/brand-variables.ts';

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
