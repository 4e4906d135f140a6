import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { whenQueueStalls } from './queue-stall.ts';

function watch() {
  const events = new EventEmitter();
  let sick = false;
  void whenQueueStalls(events, 40).then(() => (sick = true));
  return { events, isSick: () => sick };
}

test.each([
  ['never answered', ['worker:getJob:start'], true],
  ['answered with errors alone', ['worker:getJob:start', 'worker:getJob:error', 'worker:getJob:start'], true],
  ['told that there is none', ['worker:getJob:start', 'worker:getJob:empty'], false],
  ['given one', ['worker:getJob:start', 'job:start'], false],
  ['told so after an error', ['worker:getJob:start', 'worker:getJob:error', 'worker:getJob:empty'], false],
  ['not looking', [], false],
])('a queue that is %s', async (_, told, sick) => {
  const { events, isSick } = watch();
  for (const event of told) events.emit(event);
  await pause(120);
  expect(isSick()).toBe(sick);
});
