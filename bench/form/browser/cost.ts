import type { CDPSession } from '@playwright/test';

/** Milliseconds of CPU that a page's main thread has used so far. */
export interface Cost {
  /** JavaScript alone. */
  readonly script: number;
  /** Everything: script, style, layout, painting. */
  readonly task: number;
}

/** Starts counting the thread's CPU ticks; wall time would include what else the machine does. */
export async function countCost(devtools: CDPSession): Promise<void> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
}

export async function costSoFar(devtools: CDPSession): Promise<Cost> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const milliseconds = (name: string) => 1_000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  return { script: milliseconds('ScriptDuration'), task: milliseconds('TaskDuration') };
}

export function costSince(before: Cost, after: Cost, parts = 1): Cost {
  return { script: (after.script - before.script) / parts, task: (after.task - before.task) / parts };
}
