import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FieldModel } from '@portico/form-engine/field-model';
import type { Answer } from '@portico/form-engine/values/answer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Fixtures of one type: fields with typical settings, valid answers to the first, and invalid ones. */
export interface Fixtures {
  readonly fields: readonly FieldDefinition[];
  readonly good: readonly Answer[];
  readonly bad: readonly Answer[];
}

const context = { language: 'sc', today: '2026-11-15' } as const;
const json = fc.jsonValue({ maxDepth: 3 });

/** What every type of field must obey. */
export function fieldBattery(model: FieldModel, fixtures: Fixtures): void {
  const [field] = fixtures.fields;
  if (field === undefined) throw new Error(`No fixtures for ${model.type}`);
  const anyField = fc.constantFrom(...fixtures.fields);
  const anyAnswer = fc.record({ value: json, other: json, attachments: json }, { requiredKeys: ['value'] });

  describe(`a ${model.type} field`, () => {
    it('is empty when empty, and stays so when read again', () => {
      expect(model.isEmpty(model.empty)).toBe(true);
      expect(model.read(model.empty, field)).toEqual(model.empty);
    });
    it('makes an answer of any JSON, judges it without throwing, and reads its own answers back unchanged', () => {
      fc.assert(
        fc.property(anyAnswer, anyField, (raw, one) => {
          const read = model.read(raw, one);
          model.isEmpty(read);
          expect(model.tell(read, one).length).toBeGreaterThan(0);
          model.check(read, one, context);
          model.chosen?.(read);
          model.days?.(read, context);
          expect(model.read(JSON.parse(JSON.stringify(read)), one)).toEqual(read);
        }),
      );
    });
    it.each(fixtures.good)('accepts %j', (answer) => {
      expect(model.isEmpty(answer)).toBe(false);
      expect(model.read(answer, field)).toEqual(answer);
      expect(model.check(answer, field, context)).toBeNull();
    });
    it.each(fixtures.bad)('refuses %j', (answer) => {
      expect(model.check(answer, field, context)).not.toBeNull();
    });
  });
}
