import { bicmr } from './bicmr/project.ts';
import type { DemoTenant } from './demo-tenant.ts';
import { itf } from './itf/project.ts';
import { jrzs } from './jrzs/project.ts';
import { past } from './past/project.ts';
import { qyj } from './qyj/project.ts';
import { sc } from './sc/project.ts';

/** In the order in which the public list shows them. */
export const demoTenants: readonly DemoTenant[] = [itf, jrzs, bicmr, sc, qyj, past];

/** Each tenant's folder contains these; the server stores copies of them. */
export const demoPictures = { logo: 'logo.svg', icon: 'icon.svg', header: 'header.svg', qr: 'qr.svg' } as const;
