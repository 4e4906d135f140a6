import { fieldTypes } from '@portico/form-engine/definition/field-type';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { models } from './models.ts';
import type { Fixtures } from './testing/battery.ts';
import { renderField } from './testing/render-field.tsx';
import { renderPreview } from './shared/choices/testing/render-preview.tsx';

const modules = import.meta.glob<Readonly<Record<string, Fixtures>>>('./*/fixtures.ts', { eager: true });

afterEach(cleanup);

describe.each(fieldTypes)('a %s field of each fixture', (type) => {
  const [fixtures] = Object.values(modules[`./${type}/fixtures.ts`] ?? {}).filter((one) => 'good' in one);
  const { fields = [], good = [], bad = [] } = fixtures ?? {};

  it('is of its type', () => {
    expect(new Set(fields.map((field) => field.type))).toEqual(new Set([type]));
    expect(models[type].type).toBe(type);
  });

  it('is asked with its question', () => {
    for (const field of fields) {
      renderField(field);
      expect(screen.getAllByText(field.label.en).length).toBeGreaterThan(0);
      cleanup();
    }
  });

  it('takes and shows every answer, right or wrong', () => {
    const [field] = fields;
    if (field === undefined) throw new Error(`No fixtures of ${type}`);
    for (const answer of [...good, ...bad]) {
      renderField(field, { answer });
      cleanup();
      const { container } = renderPreview({ field, answer, language: 'en' });
      // A decorative picture has no role.
      const isDrawn = (container.textContent ?? '') !== '' || container.querySelector('img') !== null;
      expect(isDrawn, `shows ${JSON.stringify(answer)}`).toBe(!models[type].isEmpty(answer));
      cleanup();
    }
  });
});
