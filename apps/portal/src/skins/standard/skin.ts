import type { Skin } from '../skin.ts';

/** Everything by default: what a theme replaces stays replaced. */
export const standard: Skin = { name: 'standard', slots: {} };
