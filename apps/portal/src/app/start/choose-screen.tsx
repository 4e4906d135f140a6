import type { ReactNode } from 'react';
import { loadChunk } from '../../lib/chunk-reload.ts';
import { loadSlots } from '../../skins/registry.ts';
import { Portal } from '../portal.tsx';
import type { Boot } from './boot.ts';
import { restoreSession } from './restore-session.ts';

/** What the address asks for: a project's portal, the list of projects, or a word on why there is neither. */
export async function chooseScreen({ slug, project, failure = null }: Attempt): Promise<ReactNode> {
  if (slug === null || project === null) return projectless(slug, failure);
  const { name, theme } = project.layout;
  try {
    const [slots] = await Promise.all([loadChunk(() => loadSlots(name, theme)), restoreSession(slug)]);
    return <Portal slots={slots} />;
  } catch (missing) {
    return projectless(slug, missing);
  }
}

type Attempt = Boot & { readonly failure?: unknown };

async function projectless(slug: string | null, failure: unknown): Promise<ReactNode> {
  const { ProjectlessScreen } = await loadChunk(() => import('../projectless-screen.tsx'));
  return <ProjectlessScreen slug={slug} failure={failure} />;
}
