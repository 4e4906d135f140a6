import { sendMailCode } from '@portico/contract/proofs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refusal, refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestPortal } from '../../testing/test-portal.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildRequest } from '../../testing/toys/toy-requests.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let other: ToyProject;
let portal: ReturnType<typeof openTestPortal>;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'codes' });
  other = await buildProject(server.ownerDb, { slug: 'codes-other' });
  portal = openTestPortal(server, project);
});
afterAll(() => server.close());

const sendCode = async (email: string, within = project) => {
  const from = within === project ? portal : openTestPortal(server, within);
  return from.call(sendMailCode, { ...(await from.humanProof()), email, purpose: 'recommend' });
};
const request = async (state: 'invited' | 'declined' | 'written' | 'withdrawn' = 'invited', within = project) => {
  const applicant = await buildApplicant(server.ownerDb, within, { batchId: within.batchId });
  return buildRequest(server.ownerDb, within, applicant, { state });
};

describe('a code for recommenders', () => {
  it.each([
    ['invited', true],
    ['declined', true],
    ['written', true],
    ['withdrawn', false],
  ] as const)('goes to an address with a request that is %s: %s', async (state, isSent) => {
    const { email } = await request(state);
    expect(await outcome(sendCode(email))).toBe('done');
    expect((await portal.lastMessage(email)) !== undefined).toBe(isSent);
  });

  it('goes to an address that another project asks', async () => {
    const { email } = await request('invited', other);
    await sendCode(email);
    expect(await portal.lastCode(email)).toMatch(/^\d{6}$/);
  });

  it('goes to no applicant who is asked for nothing, and belongs to none', async () => {
    const applicant = await buildApplicant(server.ownerDb, project);
    expect(await outcome(sendCode(applicant.email))).toBe('done');
    expect(await portal.lastMessage(applicant.email)).toBeUndefined();
    const { email } = await request();
    await buildApplicant(server.ownerDb, project, { email });
    await sendCode(email);
    expect(await portal.lastMessage(email)).toMatchObject({ applicant_id: null });
  });

  it('is answered alike for strangers', async () => {
    const { email } = await request();
    const knownAnswer = await sendCode(email);
    expect(await sendCode(`nobody-${email}`)).toEqual(knownAnswer);
    expect(await refusal(sendCode(email))).toEqual(await refusal(sendCode(`nobody-${email}`)));
  });

  it.each(['asked', 'not asked'])(
    'is sent thirty times a day over all projects and whoever asks, then hourly, to an address %s',
    async (kind) => {
      const invitation = await request();
      const email = kind === 'asked' ? invitation.email : `nobody-${invitation.email}`;
      const after = (minutes: number) => server.clock.set(new Date(frozenNow.getTime() + minutes * 60_000));
      await sendCode(email);
      await sendCode(email, other);
      const ofAddress = server.ownerDb.updateTable('attempts').where('bucket', 'like', 'recommend to %');
      await ofAddress.set({ count: 14 }).where('project_id', '=', project.id).execute();
      await ofAddress.set({ count: 15 }).where('project_id', '=', other.id).execute();
      after(2);
      expect(await outcome(sendCode(email))).toBe('done');
      expect(await outcome(sendCode(email, other))).toBe('done');
      after(4);
      expect(await refused(sendCode(email))).toBe('tooMany');
      after(62);
      expect(await outcome(sendCode(email))).toBe('done');
      expect(await refused(sendCode(email, other))).toBe('tooMany');
      after(24 * 60 + 4);
      expect(await outcome(sendCode(email))).toBe('done');
      server.clock.set(frozenNow);
    },
  );
});
