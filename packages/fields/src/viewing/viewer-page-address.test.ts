import { expect, it } from 'vitest';
import { viewerPageAddress } from './viewer-page-address.ts';

const file = '/v1/public/file/0b2c?a=1&b=2';
const sent = 'viewer.html?file=%2Fv1%2Fpublic%2Ffile%2F0b2c%3Fa%3D1%26b%3D2';

it.each([
  ['apply.example.edu', '/apply/itf/', `/apply/${sent}`],
  ['apply.example.edu', '/console/', `/console/${sent}`],
  ['apply.example.edu', '/', `/${sent}`],
  ['127.0.0.1', '/apply/itf/', `/apply/${sent}`],
  ['localhost', '/apply/itf/', `/${sent}`],
])('on %s at %s it is %s', (hostname, pathname, address) => {
  expect(viewerPageAddress({ hostname, pathname }, file)).toBe(address);
});
