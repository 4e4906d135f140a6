import type { Transaction } from 'kysely';
import type { DemoStaff } from '../../../seeds/demo-staff.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { StaffAction } from '../../platform/session/staff-log.ts';
import { daysAfter, type Seeded } from './seeded.ts';

type Db = Transaction<Tables>;

interface Line {
  readonly by: DemoStaff['account'];
  readonly daysAgo: number;
  readonly action: StaffAction;
  readonly subject?: Readonly<Record<string, string>>;
  readonly change?: { readonly before: object | null; readonly after: object | null };
  readonly project?: string;
}

/**
 * What the staff of a demo institution did in the last days, so that the log is not empty at the first look. The lines are of the
 * owner of the database, who may date them; the chain is made of them by the same job as of all others.
 */
export async function seedLog(db: Db, seeded: readonly Seeded[], now: Date): Promise<void> {
  const staff = await db.selectFrom('staff').select(['id', 'account', 'name']).execute();
  const own = seeded.filter(({ tenant }) => tenant.organisation.key === 'yunzhou');
  const orgId = own[0]?.orgId;
  if (orgId === undefined) return;
  const applications = await db
    .selectFrom('applications')
    .select(['id', 'project_id'])
    .where('project_id', '=', own[0]?.projectId ?? '')
    .where('state', '=', 2)
    .orderBy('number')
    .limit(2)
    .execute();
  const lines = [...linesOf(own), ...applications.flatMap((one) => readings(one))];
  const inOrder = lines.toSorted((one, other) => other.daysAgo - one.daysAgo);
  const values = inOrder.flatMap(({ by, daysAgo, action, subject = {}, change, project }) => {
    const person = staff.find(({ account }) => account === by);
    const named = person && { staff_id: person.id, staff_name: person.name, address: '192.0.2.17' };
    const place = { org_id: orgId, project_id: project ?? null, at: daysAfter(now, -daysAgo) };
    const what = {
      action,
      subject: JSON.stringify(subject),
      change: change === undefined ? null : JSON.stringify(change),
    };
    return named === undefined ? [] : [{ ...named, ...place, ...what }];
  });
  await db.insertInto('staff_log').values(values).execute();
}

function linesOf(own: readonly Seeded[]): readonly Line[] {
  const [first] = own;
  const project = first?.projectId ?? '';
  const made = own.map(({ projectId, tenant }, index): Line => {
    const change = { before: null, after: { slug: tenant.slug, template: 'file' } };
    const subject = { project: projectId };
    return {
      by: 'owner.yunzhou',
      daysAgo: 30 - index / 50,
      action: 'created project',
      subject,
      change,
      project: projectId,
    };
  });
  return [
    { by: 'owner.yunzhou', daysAgo: 30.1, action: 'signed in' },
    ...made,
    { by: 'admin.yunzhou', daysAgo: 21.2, action: 'signed in' },
    ...[...(first?.batchIds ?? [])].slice(0, 1).map(([key, batch]): Line => {
      const change = { before: null, after: { key } };
      return {
        by: 'admin.yunzhou',
        daysAgo: 21.1,
        action: 'added batch',
        subject: { project, batch },
        change,
        project,
      };
    }),
    {
      by: 'admin.yunzhou',
      daysAgo: 12.3,
      action: 'changed settings',
      subject: { project },
      change: { before: { filesPerPersonMb: 300 }, after: { filesPerPersonMb: 500 } },
      project,
    },
    { by: 'reviewer.yunzhou', daysAgo: 1.4, action: 'signed in' },
    { by: 'reviewer.yunzhou', daysAgo: 1.39, action: 'listed applications', subject: { count: '30' } },
  ];
}

function readings({ id: application, project_id: project }: { readonly id: string; readonly project_id: string }) {
  const subject = { application };
  const lines: readonly Line[] = [
    { by: 'reviewer.yunzhou', daysAgo: 1.3, action: 'read application', subject, project },
    { by: 'admin.yunzhou', daysAgo: 0.6, action: 'exported application', subject, project },
  ];
  return lines;
}
