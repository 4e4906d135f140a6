import { randomUUID } from 'node:crypto';
import { hashSync } from '@node-rs/argon2';
import type { LocalText } from '@portico/form-engine/language';
import { emailKey } from '@portico/form-engine/patterns/email';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { openApplicantSession } from '../../platform/session/applicant-session.ts';
import { frozenNow } from '../frozen-clock.ts';

type Db = Kysely<Tables>;

export const toyPassword = 'Toyland2026';
// At the lowest possible cost, because tests sign in hundreds of times.
export const toyHash = hashSync(toyPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** The same word in the three languages, marked by language. */
export function toyText(word: string): LocalText {
  return { sc: `${word} sc`, tc: `${word} tc`, en: `${word} en` };
}

interface ProjectOptions {
  readonly slug: string;
  readonly orgId?: string;
  readonly listed?: boolean;
  readonly serviceEndsAt?: Date;
  readonly loginMethods?: readonly string[];
  readonly generates?: boolean;
  readonly registerFields?: readonly object[];
}

/** A small project with settings, one open batch and an icon. */
export async function buildProject(db: Db, options: ProjectOptions) {
  const orgId = options.orgId ?? randomUUID();
  const id = randomUUID();
  if (options.orgId === undefined) {
    await db
      .insertInto('organisations')
      .values({ id: orgId, name: JSON.stringify(toyText('Org')) })
      .execute();
  }
  await db
    .insertInto('projects')
    .values({
      id,
      org_id: orgId,
      slug: options.slug,
      title: JSON.stringify(toyText(`Title of ${options.slug}`)),
      seo_title: JSON.stringify(toyText(`Seo of ${options.slug}`)),
      skin: 'standard',
      theme: 1,
      color: '#4dbca6',
      traits: JSON.stringify({
        choiceWord: 'batch',
        previewMenuSpan: 4,
        letterSteps: false,
        showNoFileText: true,
        phoneCountry: 'CN',
      }),
      languages: ['sc', 'en'],
      login_methods: [...(options.loginMethods ?? ['password'])],
      register_methods: ['email', 'mobile'],
      generates_credentials: options.generates ?? false,
      register_fields: JSON.stringify(options.registerFields ?? []),
      time_zone: 'Asia/Shanghai',
      service_ends_at: options.serviceEndsAt ?? new Date('2030-01-01T00:00:00Z'),
      listed: options.listed ?? true,
    })
    .execute();
  await buildSettings(db, id);
  await db
    .insertInto('project_pictures')
    .values({
      project_id: id,
      kind: 'icon',
      media_type: 'image/svg+xml',
      digest: 'abc',
      content: Buffer.from('<svg/>'),
    })
    .execute();
  const batchId = randomUUID();
  await db
    .insertInto('batches')
    .values({
      id: batchId,
      project_id: id,
      title: JSON.stringify(toyText('Batch')),
      starts_at: new Date(frozenNow.getTime() - 86_400_000),
      ends_at: new Date(frozenNow.getTime() + 86_400_000),
      sort: 0,
    })
    .execute();
  return { id, orgId, slug: options.slug, batchId };
}

export type ToyProject = Awaited<ReturnType<typeof buildProject>>;

async function buildSettings(db: Db, projectId: string): Promise<void> {
  const settings = {
    contact: { address: toyText('Address'), phone: '010-1', email: 'office@example.com', hours: toyText('Hours') },
    icp: 'ICP 1',
    copyright: toyText('Copyright'),
    links: [],
    qr_url: '',
    qr_label: toyText('QR'),
    guide: toyText('Guide'),
    statement: toyText('Statement'),
  };
  const homePage = { header: { layout: [1, 3, 5] }, main: { layout_info: [] }, footer: { layout: [1] } };
  await db
    .insertInto('project_settings')
    .values({ project_id: projectId, standing: JSON.stringify(settings), home_page: JSON.stringify(homePage) })
    .execute();
}

interface ApplicantOptions {
  readonly email?: string;
  readonly userType?: string;
  readonly temporary?: boolean;
  readonly state?: 0 | 1 | 2;
  readonly batchId?: string;
  readonly unread?: number;
}

/** A signed-in applicant; `token` goes into the TOKEN header. */
export async function buildApplicant(db: Db, project: ToyProject, options: ApplicantOptions = {}) {
  const id = randomUUID();
  const { email = `${id}@example.com`, batchId = null, state = 0 } = options;
  await db
    .insertInto('applicants')
    .values({
      id,
      project_id: project.id,
      user_type: options.userType ?? 'normal',
      name: 'Toy Person',
      email,
      email_key: emailKey(email),
      email_confirmed_at: frozenNow,
      mobile: null,
      password_hash: toyHash,
      temporary: options.temporary ?? false,
    })
    .execute();
  await db
    .insertInto('applications')
    .values({ id: randomUUID(), project_id: project.id, applicant_id: id, batch_id: batchId, state })
    .execute();
  const text = JSON.stringify(toyText('Message'));
  const message = { project_id: project.id, applicant_id: id, title: text, body: text, read_at: null };
  const unread = Array.from({ length: options.unread ?? 0 }, () => ({ id: randomUUID(), ...message }));
  if (unread.length > 0) await db.insertInto('messages').values(unread).execute();
  const token = await openApplicantSession(db, { projectId: project.id, applicantId: id, now: frozenNow, agent: '' });
  return { id, email, token };
}
