import { createHash } from 'node:crypto';
import { type PictureKind, pictureKinds, skinNames } from '@portico/contract/look-parts';
import type { ModuleConfig } from '@portico/contract/tenants.schemas';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { type FileLook, type FilePicture, mediaType } from '../format/look.schema.ts';

export async function readLook(db: ProjectDb, projectId: string): Promise<FileLook> {
  const project = await db
    .selectFrom('projects')
    .innerJoin('project_settings', 'project_settings.project_id', 'projects.id')
    .select(['title', 'seo_title', 'skin', 'theme', 'color', 'color_rgba', 'traits', 'headers', 'home_blocks'])
    .select(['standing', 'home_page'])
    .where('projects.id', '=', projectId)
    .executeTakeFirstOrThrow();
  const { contact, icp, copyright, links, qr_label } = project.standing;
  return {
    title: project.title,
    seoTitle: project.seo_title,
    skin: skinNames.find((name) => name === project.skin) ?? 'standard',
    theme: project.theme,
    colour: project.color,
    softColour: project.color_rgba,
    traits: project.traits,
    headers: project.headers,
    homeBlocks: project.home_blocks,
    menus: menusOf(project.home_page),
    contact,
    icp,
    copyright,
    links,
    qrLabel: qr_label,
    pictures: await readPictures(db, projectId),
  };
}

function menusOf({ header, main, footer }: ModuleConfig['output']['home_page_config']): FileLook['menus'] {
  return {
    header: header.layout,
    home: main.layout_info.map(({ value, state, option, nickname_sc, nickname_tc, nickname_en }) => ({
      part: value,
      state,
      shown: option.show === 1,
      open: option.open === 1,
      name: { sc: nickname_sc, tc: nickname_tc, en: nickname_en },
    })),
    footer: footer.layout,
  };
}

async function readPictures(db: ProjectDb, projectId: string): Promise<FileLook['pictures']> {
  const rows = await db
    .selectFrom('project_pictures')
    .select(['kind', 'media_type', 'content'])
    .where('project_id', '=', projectId)
    .execute();
  const pictures: Partial<Record<PictureKind, FilePicture>> = {};
  for (const kind of pictureKinds) {
    const row = rows.find((one) => one.kind === kind);
    if (row !== undefined) pictures[kind] = pictureOf(row);
  }
  return pictures;
}

function pictureOf({ media_type, content }: Stored): FilePicture {
  return {
    mediaType: mediaType.parse(media_type),
    sha256: createHash('sha256').update(content).digest('hex'),
    content: content.toString('base64'),
  };
}

interface Stored {
  readonly media_type: string;
  readonly content: Buffer;
}
