import { businessSchool } from './business-school/skin.ts';
import { financeInstitute } from './finance-institute/skin.ts';
import type { Skin, Slots } from './skin.ts';
import { specialRecommendation } from './special-recommendation/skin.ts';
import { standard } from './standard/skin.ts';
import { defaultSlots } from './standard/slots.ts';
import { findTheme } from './themes.ts';

/** The parts of the frame for a project: defaults, then its theme's, then its skin's. */
export function resolveSlots(skinName: string, theme: number): Slots {
  return { ...defaultSlots, ...findTheme(theme).slots, ...findSkin(skinName).slots };
}

/** The skin of that name; the standard one where there is none. */
export function findSkin(name: string): Skin {
  return skins.find((skin) => skin.name === name) ?? standard;
}

const skins: readonly Skin[] = [standard, businessSchool, financeInstitute, specialRecommendation];
