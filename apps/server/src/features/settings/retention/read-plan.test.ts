import { changeSettings, projectSettings } from '@portico/contract/project-settings';
import type { ProjectSettingsValues } from '@portico/contract/project-settings.schemas';
import { retentionPlan } from '@portico/contract/retention';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openClient, outcome, refusal, refused } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildStaff } from '../../../testing/toys/toy-staff.ts';
import { day, exists, openRetaining, runAt, type Server, staffOf } from './testing/retention-fixture.ts';

let server: Server;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
afterEach(() => server.clock.set(frozenNow));

describe('retention in the console', () => {
  it('a shorter time is noted by the database, whoever writes it; a longer one is not', async () => {
    const { project } = await openRetaining(server);
    const write = (retention: object) =>
      server.ownerDb
        .updateTable('projects')
        .set({ retention: JSON.stringify(retention) })
        .where('id', '=', project.id)
        .returning('retention_shortened_at')
        .executeTakeFirstOrThrow();
    expect(await write({ draftsMonths: 1, applicationsMonths: 5 })).toEqual({ retention_shortened_at: null });
    expect(await write({ draftsMonths: 1, applicationsMonths: 4 })).not.toEqual({ retention_shortened_at: null });
  });

  it('staff see how many go when, who was told, and who cannot be', async () => {
    const retaining = await openRetaining(server);
    const staff = await staffOf(server, retaining);
    const { id } = await retaining.person();
    await retaining.person(2);
    const temporary = await retaining.person();
    await sql`update applicants set email = null, email_key = null where id = ${temporary.id}`.execute(server.ownerDb);
    const plan = () => staff.call(retentionPlan, { project: retaining.project.id });
    const at = day(30).getTime() / 1000;
    expect(await plan()).toMatchObject({
      isOn: true,
      tellsFrom: null,
      list: [
        { kind: 'application', people: 1, told: 0, unreachable: 0, first: at, last: at },
        { kind: 'draft', people: 2, told: 0, unreachable: 1, first: at, last: at },
      ],
    });
    await runAt(server, 0);
    expect((await plan()).list).toMatchObject([{ told: 1 }, { told: 1, unreachable: 1 }]);
    expect(await exists(server, id)).toBe(true);
    await retaining.settle({ draftsMonths: 1 }, day(0));
    expect(await plan()).toMatchObject({ tellsFrom: day(7).getTime() / 1000 });
    await retaining.settle({});
    expect(await plan()).toEqual({ isOn: false, tellsFrom: null, list: [], holds: [] });
  });

  it('a time that would delete people is saved once somebody accepts how many', async () => {
    const retaining = await openRetaining(server, {});
    const staff = await staffOf(server, retaining);
    await retaining.person();
    const { id: project } = retaining.project;
    const { settings, revision } = await staff.call(projectSettings, { project });
    const save = (changes: Partial<ProjectSettingsValues>, accepted?: number) =>
      staff.call(changeSettings, {
        project,
        revision,
        settings: { ...settings, ...changes },
        ...(accepted === undefined ? {} : { accepted }),
      });
    expect(await refusal(save({ keepDraftsMonths: 1 }))).toMatchObject({
      data: {
        effects: [{ effect: 'dueForDeletion', people: 1 }],
      },
    });
    expect(await outcome(save({ keepDraftsMonths: 24 }))).toBe('done');
    expect(await outcome(save({ keepDraftsMonths: 1 }, 1))).toBe('staleRevision');
  });

  it('only whoever may change settings sees it', async () => {
    const { project } = await openRetaining(server);
    const client = openClient(server.app, project);
    const reviewer = await buildStaff(server.ownerDb, { role: 'reviewer', orgId: project.orgId });
    expect(await refused(client.as(reviewer).call(retentionPlan, { project: project.id }))).toBe('forbidden');
    const stranger = await staffOf(server, await openRetaining(server));
    expect(await refused(stranger.call(retentionPlan, { project: project.id }))).toBe('notFound');
    expect(await refused(client.call(retentionPlan, { project: project.id }))).toBe('notSignedIn');
  });
});
