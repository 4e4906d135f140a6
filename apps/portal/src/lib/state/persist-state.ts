import { openStorage } from '../storage/open-storage.ts';
import { emptyApplication, useApplication } from './application-store.ts';
import { readKept, writeKept } from './persisted.ts';
import { useSession } from './session-store.ts';

// All projects share one origin, so the slug is part of the key.
const fixedKey = 'portico.state';

export interface PersistedState {
  /** Erases the stored state with its encryption key, and stores nothing more. */
  readonly forget: () => Promise<void>;
}

/** Restores the stored state into the stores, then stores every change of them. */
export async function persistState(slug: string): Promise<PersistedState> {
  const storage = openStorage(slug);
  const name = `${fixedKey}.${slug}`;
  const stored = readKept(await storage.read(name));
  useSession.setState(stored.session);
  useApplication.setState({ ...stored.application, deviceId: stored.application.deviceId || randomId() });

  let before = '';
  const write = () => {
    const text = writeKept(useSession.getState(), useApplication.getState());
    if (text === before) return;
    before = text;
    void storage.write(name, text);
  };
  const stop = [useSession.subscribe(write), useApplication.subscribe(write)];
  write();
  return {
    forget: async () => {
      stop.forEach((unsubscribe) => unsubscribe());
      useApplication.setState(emptyApplication);
      await storage.wipe(name);
      await storage.wipeKeys();
    },
  };
}

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
