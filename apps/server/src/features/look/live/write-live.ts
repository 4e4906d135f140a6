import { headerTypes, type PictureKind, pictureKinds } from '@portico/contract/look-parts';
import type { Look } from '@portico/contract/look.schemas';
import { footerOf, homePageOf, traitsOf } from '@portico/contract/shown-look';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import { copyToLive, findLive, removeLivePicture, updateLive } from '../look.queries.ts';

/** Makes a look what everybody sees, in the columns that the portal reads. */
export async function writeLive(db: ProjectDb, projectId: string, look: Look, now: Date): Promise<void> {
  const { standing } = await findLive(db, 'for update');
  const qrUrl = look.pictures.qr === null ? '' : `/pictures/${projectId}/qr?v=${look.pictures.qr}`;
  const { footer: _blocks, ...footer } = footerOf(look, qrUrl);
  await updateLive(db, projectId, now, {
    project: {
      title: JSON.stringify(look.title),
      seo_title: JSON.stringify(look.seoTitle),
      skin: look.skin,
      theme: look.theme,
      color: look.colour,
      color_rgba: look.softColour,
      home_blocks: [...look.homeBlocks],
      headers: JSON.stringify(Object.fromEntries(headerTypes.flatMap((type) => headerOf(look, type)))),
      traits: JSON.stringify(traitsOf(look)),
    },
    settings: {
      // The guide and the statement are texts of their own, which no look changes.
      standing: JSON.stringify({ ...standing, ...footer }),
      home_page: JSON.stringify(homePageOf(look)),
    },
  });
  for (const kind of pictureKinds) await writePicture(db, projectId, kind, look.pictures[kind]);
}

async function writePicture(db: ProjectDb, projectId: string, kind: PictureKind, digest: string | null): Promise<void> {
  if (digest === null) return removeLivePicture(db, kind);
  if (!(await copyToLive(db, projectId, kind, digest))) throw new Refused('unknownFile');
}

function headerOf({ headers }: Look, type: (typeof headerTypes)[number]): [string, number][] {
  return headers[type] === 0 ? [] : [[type, headers[type]]];
}
