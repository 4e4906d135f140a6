import type { ReactNode } from 'react';
import { loadChunk } from '../../lib/chunk-reload.ts';
import { Portal } from '../portal.tsx';
import type { Boot } from './boot.ts';
import { restoreSession } from './restore-session.ts';

/** What the address asks for: a project's portal, the list of projects, or a word on why there is neither. */
export async function chooseScreen(boot: Boot & { readonly failure?: unknown }): Promise<ReactNode> {
  if (boot.slug !== null && boot.project !== null) {
    await restoreSession(boot.slug);
    return <Portal />;
  }
  const { ProjectlessScreen } = await loadChunk(() => import('../projectless-screen.tsx'));
  return <ProjectlessScreen slug={boot.slug} failure={boot.failure ?? null} />;
}
