import { expect, it } from 'vitest';
import { limitByTurns } from './limit-by-turns.ts';

/** Runs that end when the test says so; their names are tenant, party, number. */
function open(concurrency: number) {
  const limit = limitByTurns(concurrency);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string) =>
    limit({ tenant: name.slice(0, 1), party: name.slice(1, 2) }, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (name.endsWith('!')) throw new Error(name);
      return name;
    }).catch(String);
  const endAll = async () => {
    for (let at = 0; at < ends.length; at += 1) {
      ends[at]?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { started, ask, endAll };
}

it('serves tenants in turns, and the parties of a tenant in turns', async () => {
  const { started, ask, endAll } = open(1);
  const results = ['Ax1', 'Ax2', 'Ax3', 'Ay1', 'Bx1', 'Bx2', 'Cz1'].map(ask);
  await endAll();
  expect(started).toEqual(['Ax1', 'Ax2', 'Bx1', 'Cz1', 'Ay1', 'Bx2', 'Ax3']);
  expect(await Promise.all(results)).toEqual(['Ax1', 'Ax2', 'Ax3', 'Ay1', 'Bx1', 'Bx2', 'Cz1']);
});

it('runs as many at once as may, goes on after a failure, and works again once all is done', async () => {
  const { started, ask, endAll } = open(2);
  for (const round of [1, 2]) {
    const results = ['Ax1!', 'Ax2', 'By1'].map(ask);
    expect(started.splice(0)).toEqual(['Ax1!', 'Ax2']);
    await endAll();
    expect({ round, started: started.splice(0) }).toEqual({ round, started: ['By1'] });
    expect(await Promise.all(results)).toEqual(['Error: Ax1!', 'Ax2', 'By1']);
  }
});
