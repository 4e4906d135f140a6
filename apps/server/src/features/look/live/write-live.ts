import { headerTypes, type PictureKind, pictureKinds, type sideStates } from '@portico/contract/look-parts';
import type { Look } from '@portico/contract/look.schemas';
import { menuItemStates } from '@portico/form-engine/states/menu-item-states';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import { copyToLive, findLive, removeLivePicture, updateLive } from '../look.queries.ts';

/** Makes a look what everybody sees, in the columns that the portal reads. */
export async function writeLive(db: ProjectDb, projectId: string, look: Look, now: Date): Promise<void> {
  const { standing } = await findLive(db, 'for update');
  const { phoneCountry, policyBeforeSignature, ...traits } = look.traits;
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
      traits: JSON.stringify({
        ...traits,
        ...(phoneCountry === '' ? {} : { phoneCountry }),
        ...(policyBeforeSignature ? { policyBeforeSignature } : {}),
      }),
    },
    settings: {
      standing: JSON.stringify({
        // The guide and the statement are texts of their own, which no look changes.
        ...standing,
        contact: look.contact,
        icp: look.icp,
        copyright: look.copyright,
        links: look.links,
        qr_label: look.qrLabel,
        qr_url: look.pictures.qr === null ? '' : `/pictures/${projectId}/qr?v=${look.pictures.qr}`,
      }),
      home_page: JSON.stringify({
        header: { layout: look.headerMenu },
        main: { layout_info: look.sideMenu.map(toStoredEntry) },
        footer: { layout: look.footer },
      }),
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

const stored: Readonly<Record<(typeof sideStates)[number], object>> = {
  open: { state: menuItemStates.open, option: { show: 1, open: 1 } },
  soon: { state: menuItemStates.open, option: { show: 1, open: 0 } },
  hidden: { state: menuItemStates.hidden, option: { show: 0, open: 0 } },
};

function toStoredEntry({ item, state, name }: Look['sideMenu'][number]) {
  return { value: item, ...stored[state], nickname_sc: name.sc, nickname_tc: name.tc, nickname_en: name.en };
}
