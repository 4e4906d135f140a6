import { authMode, projectInfo } from '@portico/contract/tenants';
import { errors } from '@portico/contract/errors';
import type { AuthMode, ProjectInfo } from '@portico/contract/tenants.schemas';
import { call } from '../../lib/api.ts';
import { nowSeconds } from '../../lib/clock.ts';
import { CallFailed } from '@portico/contract/call-failed';

/** What the server writes into the page to save the portal a first request. */
export interface Boot {
  /** The first slug that the project had: what the browser keeps is named by it, and stays when the address changes. */
  readonly slug: string | null;
  readonly authMode: AuthMode['output'] | null;
  readonly project: ProjectInfo['output'] | null;
  readonly serverTime: number;
}

/** The boot block of the page; fetched where there is none, as on the development server. */
export async function readBoot(slug: string | null): Promise<Boot> {
  const block = document.getElementById('boot')?.textContent;
  // Written by our own server with this very type.
  return block ? (JSON.parse(block) satisfies Boot) : askBoot(slug);
}

async function askBoot(slug: string | null): Promise<Boot> {
  const nothing = { slug, authMode: null, project: null, serverTime: nowSeconds() };
  if (slug === null) return nothing;
  try {
    const [mode, project] = await Promise.all([call(authMode, { domain: slug }), call(projectInfo, { domain: slug })]);
    return { slug, authMode: mode, project, serverTime: mode.server_time };
  } catch (error) {
    const unknown = error instanceof CallFailed && error.status === errors.projectMissing.status;
    if (unknown) return nothing;
    throw error;
  }
}
