import { pages } from '../pages/tc.ts';
import { portal } from '../portal/tc.ts';
import { shell } from '../shell/tc.ts';

export const messages = { pages, portal, shell };
