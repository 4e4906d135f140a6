import { adminEditMessages } from '@portico/i18n/admin-edit-messages';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../../lib/chunk-reload.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { languageNow, worded } from '../words/worded.tsx';

const Frame = lazy(async () => {
  const frame = loadChunk(() => import('./admin-edit-frame.tsx')).then((chunk) => chunk.AdminEditFrame);
  return { default: await worded(frame, { adminEdit: adminEditMessages[languageNow()]() }) };
});

/** What stands around the portal while staff edits somebody's form; nobody else loads it. */
export function AdminEdit() {
  const isOn = useSession((session) => session.adminEditing);
  return isOn ? (
    <Suspense fallback={null}>
      <Frame />
    </Suspense>
  ) : null;
}
