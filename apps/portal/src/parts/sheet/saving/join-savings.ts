import { joinedModuleState } from '@portico/form-engine/states/module-states';
import type { ModuleSaving, SavingState, SavingWord } from '../../../lib/saving/saving.ts';

/** The saving of all modules of a sheet as one. */
export interface SheetSaving {
  readonly state: () => SheetState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly saveNow: () => Promise<void>;
  readonly lookElsewhere: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
  readonly of: (menuid: string) => ModuleSaving | undefined;
}

export interface SheetState {
  readonly whole: SavingState;
  readonly byModule: Readonly<Record<string, SavingState>>;
}

/** Combines the savings. Returns the same state object as long as none of them changes. */
export function joinSavings(savings: Readonly<Record<string, ModuleSaving>>): SheetSaving {
  const all = Object.values(savings);
  let previous: readonly SavingState[] = [];
  let joined: SheetState | null = null;
  return {
    state: () => {
      const states = all.map((saving) => saving.state());
      if (joined === null || states.some((state, at) => state !== previous[at])) {
        previous = states;
        const byModule = Object.fromEntries(Object.entries(savings).map(([menuid, one]) => [menuid, one.state()]));
        joined = { whole: joinStates(states), byModule };
      }
      return joined;
    },
    subscribe: (listener) => {
      const stops = all.map((saving) => saving.subscribe(listener));
      return () => stops.forEach((stop) => stop());
    },
    saveNow: async () => {
      await Promise.all(all.map((saving) => saving.saveNow()));
    },
    lookElsewhere: () => all.forEach((saving) => saving.lookElsewhere()),
    resume: () => all.forEach((saving) => saving.resume()),
    stop: () => all.forEach((saving) => saving.stop()),
    of: (menuid) => savings[menuid],
  };
}

const severity: readonly SavingWord[] = ['saved', 'saving', 'onDevice', 'retrying', 'stopped'];

/** The whole is only as safe as its least saved module. */
export function joinStates(states: readonly SavingState[]): SavingState {
  const worst = [...states].sort((one, other) => severity.indexOf(other.word) - severity.indexOf(one.word))[0];
  const stopped = states.find(({ obstacle }) => obstacle !== null && obstacle !== 'refused');
  const hindered = stopped ?? states.find(({ obstacle }) => obstacle !== null);
  const moments = states.flatMap(({ savedAt }) => savedAt ?? []);
  return {
    word: worst?.word ?? 'saved',
    unsent: states.flatMap(({ unsent }) => unsent),
    conflicts: states.flatMap(({ conflicts }) => conflicts),
    obstacle: hindered?.obstacle ?? null,
    obstacleText: hindered?.obstacleText ?? '',
    refused: states.flatMap(({ refused }) => refused),
    isKeptHere: states.every(({ isKeptHere }) => isKeptHere),
    savedAt: moments.length === 0 ? null : Math.max(...moments),
    newerVersion: states.some(({ newerVersion }) => newerVersion),
    state: joinedModuleState(states.map(({ state }) => state)),
  };
}
