import { type Benchmark, median, type Row } from './support/benchmark.ts';
import { type FormPage, startBenchBrowser } from './form/browser/bench-browser.ts';
import type { Cost } from './form/browser/cost.ts';
import { mountForm } from './form/browser/mount-form.ts';
import { typeLetters } from './form/browser/type-letters.ts';
import { libraries, type Library } from './form/build-pages.ts';
import { typedKey } from './form/plan/plans.ts';

const counts = [10, 200, 1_000] as const;
const rounds = 9;
const names = { survey: 'SurveyJS', rjsf: '@rjsf/core' } as const;
// Fewer letters for some peers, which take a third of a second for each.
const letters: Readonly<Record<Library, string>> = {
  ours: 'we worked two years in one small lab ',
  survey: 'we work ',
  rjsf: 'we a ',
};

interface OpenForm {
  readonly library: Library;
  readonly count: number;
  readonly form: FormPage;
  readonly costs: Cost[];
}

/**
 * The cost of a keystroke in a long text in the middle of a form: it is checked and counted, and the next field depends
 * on it.
 */
export const benchmark: Benchmark = async () => {
  const browser = await startBenchBrowser();
  try {
    const forms: OpenForm[] = [];
    for (const library of libraries) {
      for (const count of counts) {
        const form = await browser.open(library, 'typing', count);
        await form.page.bringToFront();
        await mountForm(form);
        await form.page.focus(await form.page.evaluate<string>(`bench.areaOf('${typedKey(count)}')`));
        forms.push({ library, count, form, costs: [] });
      }
    }
    for (let round = -1; round < rounds; round += 1) {
      for (const { library, form, costs } of forms) {
        const cost = await typeLetters(form, letters[library]);
        if (round >= 0) costs.push(cost);
      }
    }
    const costOf = (library: Library, count: number, part: keyof Cost) =>
      median(
        forms.find((one) => one.library === library && one.count === count)?.costs.map((cost) => cost[part]) ?? [],
      );
    return rowsFrom(costOf);
  } finally {
    await browser.close();
  }
};

function rowsFrom(costOf: (library: Library, count: number, part: keyof Cost) => number): readonly Row[] {
  const row = (name: string, measured: number, peer: number, limit: number): Row => ({
    name: `keystroke, ${name}`,
    unit: 'ms',
    measured,
    peer,
    limit,
  });
  return [
    ...[200, 1_000].map((count) =>
      row(`script: ${count} fields / 10 fields`, costOf('ours', count, 'script'), costOf('ours', 10, 'script'), 1.2),
    ),
    ...[200, 1_000].flatMap((count) =>
      (['survey', 'rjsf'] as const).map((peer) =>
        row(
          `script: ${count} fields / ${names[peer]}`,
          costOf('ours', count, 'script'),
          costOf(peer, count, 'script'),
          count === 1_000 ? 0.1 : 0.2,
        ),
      ),
    ),
    ...(['survey', 'rjsf'] as const).map((peer) =>
      row(`all CPU: 1000 fields / ${names[peer]}`, costOf('ours', 1_000, 'task'), costOf(peer, 1_000, 'task'), 0.25),
    ),
    row('all CPU: 1000 fields / 10 fields', costOf('ours', 1_000, 'task'), costOf('ours', 10, 'task'), 5),
  ];
}
