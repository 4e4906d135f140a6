import { randomUUID } from 'node:crypto';
import {
  beginOrganisationSignIn,
  finishOrganisationSignIn,
  singleSignOnReturn,
} from '@portico/contract/single-sign-on';
import { toyClient } from '@portico/testing/toy-provider';
import { seal } from '../../../../platform/secrets/seal.ts';
import { openClient } from '../../../../testing/client.ts';
import { frozenNow } from '../../../../testing/frozen-clock.ts';
import type { openTestServer } from '../../../../testing/test-server.ts';
import { buildStaff } from '../../../../testing/toys/toy-staff.ts';
import { buildProject } from '../../../../testing/toys/toy-tenants.ts';
import { walkProvider } from '../../../../testing/walk-provider.ts';
import { ssoSecretPurpose } from '../provider.ts';

type Server = Awaited<ReturnType<typeof openTestServer>>;

interface Wanted {
  readonly issuer: string;
  readonly domain: string;
  readonly role?: string | null;
}

/** An organisation with an owner, whose staff sign in at a provider. */
export async function buildSsoOrganisation(server: Server, { issuer, domain, role = 'reviewer' }: Wanted) {
  const { ownerDb, secretKey } = server;
  const { orgId, id: projectId } = await buildProject(ownerDb, { slug: `sso-${randomUUID().slice(0, 8)}` });
  const owner = await buildStaff(ownerDb, { role: 'owner', orgId });
  await ownerDb
    .insertInto('organisation_sso')
    .values({
      org_id: orgId,
      is_on: true,
      issuer,
      client_id: toyClient.id,
      client_secret: seal(secretKey, ssoSecretPurpose, toyClient.secret),
      default_role: role,
      set_by: owner.id,
    })
    .execute();
  await ownerDb.insertInto('sso_domains').values({ domain, org_id: orgId, proved_at: frozenNow }).execute();
  return { orgId, projectId, owner };
}

export function returnAddress({ settings }: Server): string {
  return `${settings.publicUrl}${singleSignOnReturn}`;
}

/** A browser that begins to sign in; its cookie goes into what it sends later. */
export async function beginIn(server: Server, email: string) {
  const client = openClient(server.app);
  const { url } = await client.call(beginOrganisationSignIn, { email });
  return { url, cookie: cookieOf(client.cookies, 'portico_sso') };
}

/** The whole way of a person to the provider and back. */
export async function signInAt(server: Server, email: string, person: string | null) {
  const { url, cookie } = await beginIn(server, email);
  const answer = await walkProvider(url, person, returnAddress(server));
  const client = openClient(server.app).as({ cookie });
  const finish = () => client.call(finishOrganisationSignIn, { answer });
  return { answer, finish, cookie, session: () => cookieOf(client.cookies, 'portico_staff') };
}

export function cookieOf(lines: readonly string[], name: string): string {
  return lines.findLast((line) => line.startsWith(`${name}=`))?.split(';')[0] ?? '';
}
