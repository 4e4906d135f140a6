import type { ApplyFiled } from '@portico/contract/applications.schemas';
import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { FormSession } from '@portico/form-engine/session/form-session';
import { browserWorld } from './browser/browser-world.ts';
import { adoptRecords } from './journal/adopt-records.ts';
import { createJournalWriter } from './journal/journal-writer.ts';
import { readKept } from './journal/read-kept.ts';
import { journalOwner } from './journal/owner.ts';
import { createRecords } from './journal/records.ts';
import { openCopy } from './kept-copy.ts';
import { createLedger } from './merging/ledger.ts';
import { writeDraft } from './merging/kept-draft.ts';
import { moduleCodecs } from './merging/module-codecs.ts';
import { createModuleSaving, type RunningSaving } from './module-saving.ts';
import { registerSaving, openExclusively } from './open-savings.ts';
import type { ModuleSaving } from './saving.ts';
import type { SavingWorld } from './saving-world.ts';

export interface SavingParts {
  readonly slug: string;
  /** The person who opened the module; nobody else's text is ever shown or sent. */
  readonly uid: string;
  readonly filed: Pick<ApplyFiled['output'], 'menuid' | 'save_field' | 'revision' | 'form_version' | 'state'>;
  /** The module with what it depends on; only the module itself is saved. */
  readonly form: CompiledForm;
  /** Started with the filed answers. */
  readonly session: FormSession;
  /** The device id, in password-free mode. A copy of all answers then stays in this browser. */
  readonly copyFor?: string | undefined;
  /** Fills in what is known about the person; called if nothing was ever written to the module, here or elsewhere. */
  readonly fillIn?: (() => void) | undefined;
}

/** Saves a module from now on, starting with what earlier pages of this person have left unsent. */
export function openModuleSaving(parts: SavingParts, world: SavingWorld = browserWorld()): Promise<ModuleSaving> {
  const name = JSON.stringify([parts.slug, parts.uid, parts.filed.menuid]);
  const key = `${world.tab} ${name}`;
  return openExclusively(key, () => open(parts, world, name, key));
}

async function open(parts: SavingParts, world: SavingWorld, name: string, key: string): Promise<ModuleSaving> {
  const { slug, uid, filed, form, session, copyFor } = parts;
  const { menuid } = filed;
  const module = form.modules.find(({ definition }) => definition.id === menuid);
  if (module === undefined) throw new Error(`No module ${menuid} in this form`);
  const owner = journalOwner(slug, uid);
  const [store] = await Promise.all([world.openJournal(owner), world.presence.register(world.tab)]);

  let running: RunningSaving | null = null;
  const wires = moduleCodecs(module);
  const records = createRecords(world.tab, menuid, name);
  const journal = createJournalWriter({ store, after: world.after, onSettled: () => running?.review() });
  const ledger = createLedger({
    tab: world.tab,
    wires,
    filed,
    onEntry: (key, entry) => {
      for (const change of records.entry(key, entry && JSON.stringify(entry))) journal.put(...change);
    },
    onRequest: (request, isOver) => {
      journal.put(...records.request(request.id, isOver ? null : JSON.stringify(request)));
      if (isOver) for (const key of Object.keys(request.values)) running?.review(key);
    },
  });
  const copy = copyFor === undefined ? null : await openCopy(slug, copyFor, menuid, world);
  const leave = registerSaving(key, { owner, halt: () => running?.halt(), settled: journal.settled });

  let hasOwn = false;
  const takeIn = async () => {
    const from = { store, presence: world.presence, tab: world.tab, module: menuid };
    const adopted = await adoptRecords(from, !hasOwn).catch(() => null);
    if (adopted === null) return;
    hasOwn = true;
    if (adopted.length > 0) running?.takeIn(readKept(adopted, records, wires));
    // They are rows of the form now, and in the journal as such.
    for (const { id, kind } of adopted) if (kind === 'draft') journal.put(id, null);
  };
  const endWatch = world.onSignal((signal) => {
    if (signal === 'visible') void takeIn();
  });
  running = createModuleSaving({
    world,
    wires,
    ledger,
    journal,
    session,
    uid,
    name,
    menuid,
    formVersion: filed.form_version,
    state: filed.state,
    onDraft: (draft) => journal.put(...records.draft(draft.group, writeDraft(draft, wires))),
    onMilestone: () => copy?.keep(filed.form_version, wires.keys(), ledger),
    onEnd: () => {
      endWatch();
      // The next saving of this module must find in the journal what is still being written to it.
      void journal.settled().then(leave);
    },
  });
  await takeIn();
  const isUntouched = filed.revision === 0 && ledger.entries.size === 0 && ledger.requests.length === 0;
  if (isUntouched) parts.fillIn?.();
  return running;
}
