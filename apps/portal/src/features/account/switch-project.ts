import { switchProject } from '@portico/contract/accounts';
import { base } from '../../lib/navigation/address.ts';
import { call } from '../../lib/api.ts';
import { tenantKeys } from '../../lib/session/tenant-keys.ts';

/** Signs in at another project of the organisation and returns its address. */
export async function enterProject(target: string): Promise<string> {
  const { token } = await call(switchProject, { target });
  const keys = tenantKeys(target);
  keys.clearPerson();
  keys.set('enroll', token);
  return `${base}${target}/`;
}
