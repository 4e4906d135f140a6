import { lazy, Suspense } from 'react';
import { loadChunk } from '../../lib/chunks/chunk-reload.ts';
import { useSession } from '../../lib/state/session-store.ts';

const Frame = lazy(async () => {
  const { loadAdminEdit } = await loadChunk(() => import('./admin-edit-frame.tsx'));
  return { default: await loadAdminEdit() };
});

/** The frame around the portal while staff edit somebody's form; loaded for nobody else. */
export function AdminEdit() {
  const isOn = useSession((session) => session.adminEditing);
  return isOn ? (
    <Suspense fallback={null}>
      <Frame />
    </Suspense>
  ) : null;
}
