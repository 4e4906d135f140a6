import {
  footerBlocks,
  headerItems,
  type headerTypes,
  homeBlocks,
  type PictureKind,
  sideItems,
  skinNames,
} from '@portico/contract/look-parts';
import type { Look } from '@portico/contract/look.schemas';
import type { ModuleConfig } from '@portico/contract/tenants.schemas';
import type { Language } from '@portico/form-engine/language';
import { menuItemStates } from '@portico/form-engine/states/menu-item-states';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { findLive, type LiveRow, listLivePictures } from '../look.queries.ts';

/** What everybody sees of a project now, and the languages in which it must be complete. */
export interface Live {
  readonly look: Look;
  readonly languages: readonly Language[];
}

/** Reads the columns that the portal reads; locks them where they are about to be written. */
export async function readLive(db: ProjectDb, lock?: 'for update'): Promise<Live> {
  const row = await findLive(db, lock);
  return { look: toLook(row, await listLivePictures(db)), languages: row.languages.filter(isLanguage) };
}

function toLook(row: LiveRow, pictures: ReadonlyMap<PictureKind, string>): Look {
  const { standing, home_page: page, traits } = row;
  const own = (kind: PictureKind) => pictures.get(kind) ?? null;
  return {
    skin: skinNames.find((name) => name === row.skin) ?? 'standard',
    theme: row.theme,
    colour: row.color,
    softColour: row.color_rgba,
    title: row.title,
    seoTitle: row.seo_title,
    contact: standing.contact,
    icp: standing.icp,
    copyright: standing.copyright,
    links: [...standing.links],
    qrLabel: standing.qr_label,
    headerMenu: known(page.header.layout, headerItems),
    sideMenu: page.main.layout_info.flatMap(toSideEntry),
    footer: known(page.footer.layout, footerBlocks),
    homeBlocks: known(row.home_blocks, homeBlocks),
    headers: { normal: headerOf(row, 'normal'), ssm: headerOf(row, 'ssm'), temporary: headerOf(row, 'temporary') },
    traits: {
      ...traits,
      phoneCountry: traits.phoneCountry ?? '',
      policyBeforeSignature: traits.policyBeforeSignature ?? false,
    },
    pictures: { logo: own('logo'), icon: own('icon'), header: own('header'), qr: own('qr') },
  };
}

type StoredEntry = ModuleConfig['output']['home_page_config']['main']['layout_info'][number];

/** A number that the portal does not know has no effect there, and no place here. */
function toSideEntry({ value, state, option, ...names }: StoredEntry): Look['sideMenu'] {
  const item = Object.values(sideItems).find((number) => number === value);
  if (item === undefined) return [];
  const isHidden = state === menuItemStates.hidden || option.show === 0;
  const isSoon = state === menuItemStates.notYetOpen || option.open === 0;
  const name = { sc: names.nickname_sc, tc: names.nickname_tc, en: names.nickname_en };
  return [{ item, state: isHidden ? 'hidden' : isSoon ? 'soon' : 'open', name }];
}

function known<N extends number>(numbers: readonly number[], all: Readonly<Record<string, N>>): N[] {
  return [...new Set(numbers)].flatMap((number) => Object.values(all).filter((one) => one === number));
}

function headerOf({ headers }: LiveRow, type: (typeof headerTypes)[number]): number {
  return headers[type] ?? 0;
}

function isLanguage(text: string): text is Language {
  return text === 'sc' || text === 'tc' || text === 'en';
}
