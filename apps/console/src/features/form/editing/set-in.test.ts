import { describe, expect, it } from 'vitest';
import { valueAt, withValueAt } from './set-in.ts';

describe('a setting by its path', () => {
  it.each([
    [{}, 'required', true, { required: true }],
    [{ required: true }, 'required', undefined, {}],
    [{}, 'text.longest', 5, { text: { longest: 5 } }],
    [{ text: { longest: 5, shortest: 1 } }, 'text.longest', undefined, { text: { shortest: 1 } }],
    [{ text: { longest: 5 } }, 'text.longest', undefined, {}],
    [{}, 'date.limits.from', '2026-01-01', { date: { limits: { from: '2026-01-01', to: '' } } }],
    [{ date: { limits: { from: '2026-01-01', to: '' } } }, 'date.limits.from', undefined, {}],
    [{}, 'inTable.width', '80px', { inTable: { shown: false, width: '80px' } }],
  ])('%j with %s %j', (settings, path, value, expected) => {
    expect(withValueAt(settings, path, value)).toEqual(expected);
  });

  it('is read again', () => {
    expect(valueAt({ text: { longest: 5 } }, 'text.longest')).toBe(5);
    expect(valueAt({}, 'text.longest')).toBeUndefined();
  });
});
