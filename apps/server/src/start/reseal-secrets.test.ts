import { staffSignIn } from '@portico/contract/staff';
import { secondStep } from '@portico/contract/factors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { receiptKeyPurpose } from '../platform/receipt-keys/rotate-receipt-key.ts';
import { seal, unseal } from '../platform/secrets/seal.ts';
import { readSettings } from '../platform/settings.ts';
import { ssoSecretPurpose } from '../features/staff/single-sign-on/provider.ts';
import { openClient, refused } from '../testing/client.ts';
import { openTestServer } from '../testing/test-server.ts';
import { addToyTotp, toyCode } from '../testing/toys/toy-factors.ts';
import { buildStaff } from '../testing/toys/toy-staff.ts';
import { buildProject, toyPassword } from '../testing/toys/toy-tenants.ts';
import { resealSecrets } from './reseal-secrets.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const newKey = 'n'.repeat(40);
const lostKey = 'l'.repeat(40);

it('seals everything anew, so that second factors, receipts and single sign-on go on with another key', async () => {
  const { ownerDb, secretKey: oldKey } = server;
  const { orgId } = await buildProject(ownerDb, { slug: 'resealed' });
  const [staff, lost] = [
    await buildStaff(ownerDb, { role: 'owner', orgId }),
    await buildStaff(ownerDb, { role: 'owner' }),
  ];
  await addToyTotp(ownerDb, staff.id, oldKey);
  await addToyTotp(ownerDb, lost.id, lostKey);
  const client = { is_on: false, issuer: '', client_id: '', default_role: null, set_by: staff.id };
  const client_secret = seal(oldKey, ssoSecretPurpose, 'a client secret');
  await ownerDb
    .insertInto('organisation_sso')
    .values({ org_id: orgId, client_secret, ...client })
    .execute();

  const app = await buildApp({ ...server, secretKey: newKey });
  const signIn = async () => {
    const { pending } = await openClient(app).call(staffSignIn, { account: staff.account, password: toyPassword });
    return openClient(app).call(secondStep, { pending: pending?.token ?? '', code: toyCode() });
  };
  expect(await refused(signIn())).toBe('factorWrong');
  expect(await resealSecrets(ownerDb, newKey, [])).toEqual({ resealed: 0, unreadable: 0 });
  expect(await resealSecrets(ownerDb, newKey, ['x'.repeat(40), oldKey])).toEqual({ resealed: 3, unreadable: 1 });
  expect((await signIn()).staff_id).toBe(staff.id);
  await app.close();

  const sso = await ownerDb.selectFrom('organisation_sso').select('client_secret').executeTakeFirstOrThrow();
  expect(unseal(newKey, ssoSecretPurpose, sso.client_secret ?? '')).toBe('a client secret');
  const receipt = await ownerDb.selectFrom('receipt_keys').select('private_key').executeTakeFirstOrThrow();
  expect(unseal(newKey, receiptKeyPurpose, receipt.private_key ?? '')).toContain('PRIVATE KEY');
  // A second start with the same settings finds nothing to do, and what no key opens is left as it is.
  expect(await resealSecrets(ownerDb, newKey, [oldKey])).toEqual({ resealed: 0, unreadable: 1 });
  expect(await resealSecrets(ownerDb, newKey, [lostKey])).toEqual({ resealed: 1, unreadable: 0 });
});

it('reads former keys from the settings', () => {
  const former = (text: string) => readSettings({ SECRET_KEY_PREVIOUS: text }).previousKeys;
  expect(former(` ${newKey}  ${lostKey} `)).toEqual([newKey, lostKey]);
  expect(readSettings({}).previousKeys).toEqual([]);
  expect(() => former('short')).toThrow('SECRET_KEY_PREVIOUS');
});
