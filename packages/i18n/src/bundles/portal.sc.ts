import { pages } from '../pages/sc.ts';
import { portal } from '../portal/sc.ts';
import { shell } from '../shell/sc.ts';

export const messages = { pages, portal, shell };
