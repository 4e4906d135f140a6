import { expect, test } from 'vitest';
import type { SavingState } from '../../../lib/saving/saving.ts';
import { joinStates } from './join-savings.ts';

function build(changes: Partial<SavingState> = {}): SavingState {
  return {
    word: 'saved',
    unsent: [],
    conflicts: [],
    obstacle: null,
    obstacleText: '',
    refused: [],
    isKeptHere: true,
    savedAt: null,
    newerVersion: false,
    state: 2,
    ...changes,
  };
}

test('shows saved only when every part is', () => {
  expect(joinStates([build(), build()]).word).toBe('saved');
  expect(joinStates([build(), build({ word: 'onDevice', unsent: ['x'] })])).toMatchObject({
    word: 'onDevice',
    unsent: ['x'],
  });
  expect(joinStates([build({ word: 'stopped' }), build({ word: 'retrying' })]).word).toBe('stopped');
});

test('shows what stops saving before what affects one answer', () => {
  const states = [build({ obstacle: 'refused', obstacleText: 'too long' }), build({ obstacle: 'signedOut' })];
  expect(joinStates(states).obstacle).toBe('signedOut');
});

test('complete when every part is, begun when one is', () => {
  expect(joinStates([build(), build({ state: 0 })]).state).toBe(1);
  expect(joinStates([build(), build()]).state).toBe(2);
  expect(joinStates([build({ state: 0 })]).state).toBe(0);
});
