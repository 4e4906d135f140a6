import { describe, expect, it } from 'vitest';
import { obstacleToDeciding, obstacleToReading, obstacleToWriting } from './letters.rules.ts';

const until = new Date('2026-03-04T05:06:07Z');
const second = (offset: number) => new Date(until.getTime() + offset * 1000);

describe('what stands in the way', () => {
  it.each([
    // columns: state, whether the address is still named, seconds to the deadline; then the obstacle to reading,
    // deciding, writing
    ['invited', true, -1, null, null, null],
    ['invited', true, 0, null, null, null],
    ['invited', true, 1, null, 'lettersClosed', 'lettersClosed'],
    ['invited', false, -1, 'linkBroken', 'linkBroken', 'linkBroken'],
    ['declined', true, -1, null, null, 'letterDeclined'],
    ['declined', true, 1, null, 'lettersClosed', 'lettersClosed'],
    ['declined', false, -1, 'linkBroken', 'linkBroken', 'linkBroken'],
    ['written', true, -1, null, 'letterWritten', 'letterWritten'],
    ['written', false, 9, null, 'letterWritten', 'letterWritten'],
    ['withdrawn', true, -1, 'linkBroken', 'linkBroken', 'linkBroken'],
    ['withdrawn', false, 9, 'linkBroken', 'linkBroken', 'linkBroken'],
  ] as const)('%s, named %s, %i s: %s, %s, %s', (state, isNamed, offset, reading, deciding, writing) => {
    const request = { state, isNamed, letters_until: until };
    expect(obstacleToReading(request)).toBe(reading);
    expect(obstacleToDeciding(request, second(offset))).toBe(deciding);
    expect(obstacleToWriting(request, second(offset))).toBe(writing);
  });

  it('is that nothing is asked for, where no batch is chosen', () => {
    expect(obstacleToWriting({ state: 'invited', isNamed: true, letters_until: null }, until)).toBe('lettersClosed');
  });
});
