import type { Look } from '@portico/contract/look.schemas';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { frozenNow } from '../frozen-clock.ts';
import { type ToyProject, toyText } from './toy-tenants.ts';

/** The look that `buildProject` gives a project. */
export function toyLook({ slug }: Pick<ToyProject, 'slug'>): Look {
  return {
    skin: 'standard',
    theme: 1,
    colour: '#4dbca6',
    softColour: '',
    title: toyText(`Title of ${slug}`),
    seoTitle: toyText(`Seo of ${slug}`),
    contact: { address: toyText('Address'), phone: '010-1', email: 'office@example.com', hours: toyText('Hours') },
    icp: 'ICP 1',
    copyright: toyText('Copyright'),
    links: [],
    qrLabel: toyText('QR'),
    headerMenu: [1, 3, 5],
    sideMenu: [],
    footer: [1],
    homeBlocks: [1, 2, 3, 4],
    headers: { normal: 0, ssm: 0, temporary: 0 },
    traits: {
      choiceWord: 'batch',
      previewMenuSpan: 4,
      letterSteps: false,
      showNoFileText: true,
      phoneCountry: 'CN',
      policyBeforeSignature: false,
    },
    pictures: { logo: null, icon: 'abc', header: null, qr: null },
  };
}

/** A draft of revision 1, and an edition that was live before. */
export async function buildLookHistory(db: Kysely<Tables>, project: ToyProject): Promise<void> {
  await db
    .insertInto('look_drafts')
    .values({
      project_id: project.id,
      revision: '1',
      changes: JSON.stringify({ 'contact.phone': '010-2' }),
      changed_at: frozenNow,
      changed_name: 'Toy Staff',
    })
    .execute();
  await db
    .insertInto('look_editions')
    .values({
      project_id: project.id,
      number: 1,
      content: JSON.stringify({ ...toyLook(project), icp: 'ICP 0' }),
      fields: [],
      note: '',
      restores: null,
      published_at: frozenNow,
      published_by: null,
      published_name: '',
    })
    .execute();
}
