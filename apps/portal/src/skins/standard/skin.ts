import type { Skin } from '../skin.ts';

/** Everything by default: the theme's slots apply unchanged. */
export const standard: Skin = { name: 'standard', slots: {} };
