import { describe, expect, it } from 'vitest';
import { beginUnder } from './scope.ts';

describe('beginUnder', () => {
  it('sets every part, so that nothing of an earlier use remains', () => {
    const id = '00000000-0000-4000-8000-000000000000';
    expect(beginUnder({ project: id })).toBe(`begin; set local portico.scope = '/${id}////'`);
    expect(beginUnder({ realm: 'staff' })).toBe(`begin; set local portico.scope = '//staff///'`);
    expect(beginUnder({ realm: 'staff', staff: id })).toBe(`begin; set local portico.scope = '//staff///${id}'`);
    expect(beginUnder({ people: [id, id], letter: id })).toBe(
      `begin; set local portico.scope = '///${id},${id}/${id}/'`,
    );
  });

  it.each(["'; drop table projects; --", 'x', '', '00000000-0000-4000-8000-00000000000g'])('refuses %s', (id) => {
    expect(() => beginUnder({ project: id })).toThrow('ids only');
    expect(() => beginUnder({ people: [id] })).toThrow('ids only');
    expect(() => beginUnder({ letter: id })).toThrow('ids only');
  });

  it('refuses a list of people that names none: that would be everybody', () => {
    expect(() => beginUnder({ people: [] })).toThrow('names some');
  });
});
