import { expect, test } from 'vitest';
import { allowedAddress } from './allowed-address.ts';

const own = 'https://apply.example.edu';
const origins = ['https://forms.example.org', 'https://a.example:8443', own];

test.each([
  'https://forms.example.org',
  'https://forms.example.org/survey?id=1#top',
  'https://FORMS.example.org:443/survey',
  'https://a.example:8443/',
])('%s is allowed', (text) => {
  expect(allowedAddress(text, origins, own)?.href).toBe(new URL(text).href);
});

test.each([
  ['nothing', ''],
  ['a path', '/apply/'],
  ['another server', 'https://evil.example/'],
  ['a server below', 'https://a.forms.example.org/'],
  ['a longer name', 'https://forms.example.org.evil.example/'],
  ['a name that stands for another', 'https://forms.example.org@evil.example/'],
  ['a backslash', 'https://evil.example\\@forms.example.org/'],
  ['another port', 'https://forms.example.org:8443/'],
  ['no encryption', 'http://forms.example.org/'],
  ['a script', 'javascript:alert(document.domain)//https://forms.example.org'],
  ['data', 'data:text/html,<script>x()</script>'],
  ['what a page has made itself', 'blob:https://forms.example.org/0b4f3a52'],
  ['the portal itself', `${own}/apply/itf/`],
])('%s is not', (_what, text) => {
  expect(allowedAddress(text, origins, own)).toBeNull();
});
