import { now } from '../../clock.ts';
import { useSession } from '../../state/session-store.ts';
import { openChannel } from '../journal/channel.ts';
import { lockPresence, type Presence, rollCallPresence } from '../journal/presence.ts';
import type { SavingWorld } from '../saving-world.ts';
import { openBrowserJournal } from './browser-journal.ts';
import { onPageSignal } from './page-signals.ts';
import { sendSave } from './send-save.ts';
import { onSaved, broadcastSaved } from './tabs.ts';

let world: SavingWorld | null = null;

/** This browser as saving sees it; one instance for the whole page. */
export function browserWorld(): SavingWorld {
  world ??= {
    save: sendSave,
    openJournal: openBrowserJournal,
    presence: presence(),
    tab: newId(),
    signedInAs: () => useSession.getState().user?.uid ?? null,
    now,
    random: Math.random,
    newId,
    after: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    isVisible: () => document.visibilityState === 'visible',
    onSignal: onPageSignal,
    broadcastSaved,
    onSaved,
  };
  return world;
}

function presence(): Presence {
  return 'locks' in navigator
    ? lockPresence(navigator.locks)
    : rollCallPresence(() => openChannel('portico-roll-call'));
}

// `randomUUID` is missing on plain http.
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
