import { sql } from 'kysely';
import { type PictureKind, pictureKinds } from '@portico/contract/look-parts';
import type { LocalText } from '@portico/form-engine/language';
import type { ModuleConfig, SettingInfo } from '@portico/contract/tenants.schemas';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { FileLook, FilePicture } from '../format/look.schema.ts';

/** What a project shows beside its look, in the same row. */
export interface StandingTexts {
  readonly guide: LocalText;
  readonly statement: LocalText;
}

/** Writes the look, and the standing texts, which stand in the same row. */
export async function writeLook(db: ProjectDb, projectId: string, look: FileLook, texts: StandingTexts): Promise<void> {
  await db
    .updateTable('projects')
    .set({
      title: JSON.stringify(look.title),
      seo_title: JSON.stringify(look.seoTitle),
      skin: look.skin,
      theme: look.theme,
      color: look.colour,
      color_rgba: look.softColour,
      traits: JSON.stringify(look.traits),
      headers: JSON.stringify(look.headers),
      home_blocks: [...look.homeBlocks],
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', projectId)
    .execute();
  await writePictures(db, projectId, look.pictures);
  const row = {
    standing: JSON.stringify(standingOf(projectId, look, texts)),
    home_page: JSON.stringify(homePageOf(look.menus)),
  };
  await db
    .insertInto('project_settings')
    .values({ project_id: projectId, ...row })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet({ ...row, updated_at: sql<Date>`now()` }))
    .execute();
}

function standingOf(projectId: string, look: FileLook, texts: StandingTexts): Omit<SettingInfo['output'], 'footer'> {
  const { contact, icp, copyright, links, qrLabel, pictures } = look;
  const qr_url = pictures.qr === undefined ? '' : `/pictures/${projectId}/qr?v=${digestOf(pictures.qr)}`;
  return { contact, icp, copyright, links: [...links], qr_url, qr_label: qrLabel, ...texts };
}

function homePageOf({ header, home, footer }: FileLook['menus']): ModuleConfig['output']['home_page_config'] {
  return {
    header: { layout: [...header] },
    main: {
      layout_info: home.map(({ part, state, shown, open, name }) => ({
        value: part,
        state,
        option: { show: shown ? 1 : 0, open: open ? 1 : 0 },
        nickname_sc: name.sc,
        nickname_tc: name.tc,
        nickname_en: name.en,
      })),
    },
    footer: { layout: [...footer] },
  };
}

async function writePictures(db: ProjectDb, projectId: string, pictures: FileLook['pictures']): Promise<void> {
  for (const kind of pictureKinds) {
    const picture = pictures[kind];
    if (picture === undefined) await removePicture(db, projectId, kind);
    else await putPicture(db, projectId, kind, picture);
  }
}

async function putPicture(db: ProjectDb, projectId: string, kind: PictureKind, picture: FilePicture): Promise<void> {
  const row = {
    media_type: picture.mediaType,
    digest: digestOf(picture),
    content: Buffer.from(picture.content, 'base64'),
  };
  await db
    .insertInto('project_pictures')
    .values({ project_id: projectId, kind, ...row })
    .onConflict((conflict) => conflict.columns(['project_id', 'kind']).doUpdateSet(row))
    .execute();
}

async function removePicture(db: ProjectDb, projectId: string, kind: PictureKind): Promise<void> {
  await db.deleteFrom('project_pictures').where('project_id', '=', projectId).where('kind', '=', kind).execute();
}

/** As it stands in the picture's address. */
function digestOf({ sha256 }: FilePicture): string {
  return sha256.slice(0, 16);
}
