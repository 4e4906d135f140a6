import { pages } from '../pages/en.ts';
import { portal } from '../portal/en.ts';
import { shell } from '../shell/en.ts';

export const messages = { pages, portal, shell };
