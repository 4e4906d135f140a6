import type { ReactNode } from 'react';
import { isVerifyAddress } from '../../lib/navigation/address.ts';
import { loadChunk } from '../../lib/chunks/chunk-reload.ts';
import { clearTabForStaff, staffTab } from '../../lib/session/staff-tab.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { loadSlots } from '../../skins/registry.ts';
import { Portal } from '../portal.tsx';
import { readyHeader } from '../shell/use-header.ts';
import type { Boot } from './boot.ts';
import { restoreSession } from './restore-session.ts';

/** The screen for the address: a project's portal, the list of projects, or a page saying why there is neither. */
export async function chooseScreen(
  { slug, project, failure = null }: Attempt,
  staffCode: string | null,
): Promise<ReactNode> {
  if (isVerifyAddress(location.pathname)) return verify();
  if (slug === null || project === null) return projectless(slug, failure);
  const { name, theme } = project.layout;
  try {
    const [slots] = await Promise.all([loadChunk(() => loadSlots(name, theme)), restoreSession(slug)]);
    if (staffCode !== null) await enterWith(staffCode);
    if (staffTab() !== null && useSession.getState().user === null) return await staffRefused();
    await readyHeader(useSession.getState().user?.header).catch(() => undefined);
    return <Portal slots={slots} />;
  } catch (missing) {
    return projectless(slug, missing);
  }
}

type Attempt = Boot & { readonly failure?: unknown };

async function verify(): Promise<ReactNode> {
  return (await loadChunk(() => import('../projectless/verify-screen.tsx'))).verifyScreen();
}

async function projectless(slug: string | null, failure: unknown): Promise<ReactNode> {
  const { ProjectlessScreen } = await loadChunk(() => import('../projectless/projectless-screen.tsx'));
  return <ProjectlessScreen slug={slug} failure={failure} />;
}

async function enterWith(staffCode: string): Promise<void> {
  const { enterAsStaff } = await loadChunk(() => import('../../parts/admin-edit/enter-as-staff.ts'));
  // A failure leaves nobody signed in, and the screen below says so.
  await enterAsStaff(staffCode).catch(() => undefined);
}

/** The code was invalid, or the session ended while the tab was suspended: an applicant must not sign in here. */
async function staffRefused(): Promise<ReactNode> {
  // Until the next start, this tab touches nothing that a person has stored.
  clearTabForStaff();
  useSession.setState({ adminEditing: false });
  return (await loadChunk(() => import('../projectless/staff-entry-screen.tsx'))).staffEntryScreen();
}
