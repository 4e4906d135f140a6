import type { Skin, Slots } from './skin.ts';
import { standard } from './standard/skin.ts';
import { defaultSlots } from './standard/slots.ts';
import { findTheme } from './themes.ts';

/**
 * The slots of a project: the defaults, then its theme's, then its skin's. Other themes and skins are not even fetched.
 */
export async function loadSlots(skinName: string, theme: number): Promise<Slots> {
  const { loadSlots: loadThemed, loadLook } = findTheme(theme);
  const [skin, themed] = await Promise.all([loadSkin(skinName), loadThemed?.(), loadLook?.()]);
  return { ...defaultSlots, ...themed, ...skin.slots };
}

export type HeaderSlots = Pick<Slots, 'Header' | 'HomeTitle'>;

/** The header with this number, and the matching heading of home. */
export async function loadHeader(number: number): Promise<HeaderSlots> {
  const { Header, HomeTitle } = { ...defaultSlots, ...(await findTheme(number).loadSlots?.()) };
  return { Header, HomeTitle };
}

/** The skin with this name; the standard one if there is none. */
export async function loadSkin(name: string): Promise<Skin> {
  return (await skins.get(name)?.()) ?? standard;
}

const skins: ReadonlyMap<string, () => Promise<Skin>> = new Map([
  ['business-school', () => import('./business-school/skin.ts').then((chunk) => chunk.businessSchool)],
  ['finance-institute', () => import('./finance-institute/skin.ts').then((chunk) => chunk.financeInstitute)],
  [
    'special-recommendation',
    () => import('./special-recommendation/skin.ts').then((chunk) => chunk.specialRecommendation),
  ],
]);
