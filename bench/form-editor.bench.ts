import { setTimeout as pause } from 'node:timers/promises';
import type { Acts } from './editor/acts.ts';
import { startEditorBrowser } from './editor/editor-browser.ts';
import { formioActs } from './editor/formio-acts.ts';
import { putFormioInto } from './editor/formio-page.ts';
import { ourActs } from './editor/our-acts.ts';
import type { FormPage } from './form/browser/bench-browser.ts';
import { costSince, costSoFar } from './form/browser/cost.ts';
import { type Benchmark, median, type Row } from './support/benchmark.ts';

const rounds = 5;
/** The peer takes a minute and more of CPU for each. */
const roundsOfPeer = 1;
/** Until the draft is saved and checked as well. */
const restMs = 2_000;

const steps = { add: 'adding', move: 'moving', rename: 'renaming' } as const;
type Step = keyof typeof steps;

const editors = {
  few: { page: 'ours', search: 'count=20&inModule=20', acts: ourActs },
  modules: { page: 'ours', search: 'count=1000&inModule=20', acts: ourActs },
  one: { page: 'ours', search: 'count=1000&inModule=1000', acts: ourActs },
  formio: { page: 'formio-1000', search: '', acts: formioActs },
} as const;
type Editor = keyof typeof editors;

/**
 * A question added, moved and renamed in editors of forms, by the CPU of the page's main thread, with saving and checking
 * and all drawing; the editors take turns.
 */
export const benchmark: Benchmark = async () => {
  const browser = await startEditorBrowser();
  try {
    putFormioInto(browser.folder);
    const costs: Record<string, number[]> = {};
    const open: [Editor, Acts, FormPage][] = [];
    for (const [name, { page, search, acts }] of typedEntries(editors)) {
      const form = await browser.open(page, search);
      await form.page.bringToFront();
      await acts.prepare(form.page);
      await pause(restMs);
      open.push([name, acts, form]);
    }
    for (let round = -1; round < rounds; round += 1) {
      for (const [name, acts, form] of open) {
        if (name === 'formio' && (round < 0 || round >= roundsOfPeer)) continue;
        for (const step of typedKeys(steps)) {
          const cost = await costOf(form, acts[step]);
          if (round >= 0) (costs[`${name} ${step}`] ??= []).push(cost);
        }
      }
    }
    return typedKeys(steps).flatMap((step) => rowsOf(step, (name) => median(costs[`${name} ${step}`] ?? [])));
  } finally {
    await browser.close();
  }
};

async function costOf({ page, devtools }: FormPage, act: Acts[Step]): Promise<number> {
  await page.bringToFront();
  await devtools.send('HeapProfiler.collectGarbage');
  const before = await costSoFar(devtools);
  await act(page);
  await pause(restMs);
  return costSince(before, await costSoFar(devtools)).task;
}

function rowsOf(step: Step, cost: (name: Editor) => number): readonly Row[] {
  const row = (what: string, measured: Editor, peer: Editor, limit: number): Row => ({
    name: `${steps[step]} a question, ${what}`,
    unit: 'ms',
    measured: cost(measured),
    peer: cost(peer),
    limit,
  });
  return [
    row('1,000 in modules of 20 / 20', 'modules', 'few', 1.5),
    row('1,000 in one module / 20', 'one', 'few', 1.5),
    row('1,000 in one module / builder of formio.js', 'one', 'formio', 1),
  ];
}

function typedKeys<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(table).filter((key): key is Key => key in table);
}

function typedEntries<Key extends string, Value>(table: Readonly<Record<Key, Value>>): readonly [Key, Value][] {
  return typedKeys(table).map((key) => [key, table[key]]);
}
