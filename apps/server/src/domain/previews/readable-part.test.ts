import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import {
  buildField,
  buildGroup,
  buildModule,
  buildSwitch,
  buildAnswers,
} from '@portico/form-engine/testing/build-form';
import { describe, expect, it } from 'vitest';
import { readablePart } from './readable-part.ts';

const sensitive = { preview: { sensitive: true } } as const;
const form = compileForm(
  {
    modules: [
      buildModule(
        'm',
        [
          buildField('open'),
          buildSwitch('secret', ['first'], sensitive),
          buildSwitch('first', ['second', 'inRow'], { startsShown: false }),
          buildField('second', { startsShown: false }),
          buildSwitch('asks', ['hidden'], {}),
          buildField('hidden', { startsShown: false, ...sensitive }),
        ],
        { groups: [buildGroup('g', [buildField('inRow', { startsShown: false }), buildField('row')])] },
      ),
    ],
  },
  models,
);
const answers = {
  fields: buildAnswers({ open: 'o', secret: 'yes', first: 'yes', second: 's', asks: 'no', hidden: 'h' }),
  rows: { g: [buildAnswers({ inRow: 'i', row: 'r' })] },
};
const context = { language: 'en', today: '2026-03-04' } as const;
const reader = {
  showReferrer: true,
  showRecommendation: true,
  isSubject: false,
  showSensitive: false,
  filePath: '/f',
};
const keysOf = (part: ReturnType<typeof readablePart>) =>
  part.modules.flatMap(({ fields }) => fields.map(({ key }) => key));

describe('what a reader may see', () => {
  it('keeps back what is marked and all that follows from it, down into rows', () => {
    const part = readablePart(form, answers, reader, context);
    expect(part.withheld.toSorted()).toEqual(['first', 'hidden', 'inRow', 'second', 'secret']);
    expect(part.answers).toEqual({
      fields: buildAnswers({ open: 'o', asks: 'no' }),
      rows: { g: [buildAnswers({ row: 'r' })] },
    });
  });

  it('does not depend on the withheld answers', () => {
    const other = { ...answers, fields: { ...answers.fields, ...buildAnswers({ secret: 'no' }) } };
    const [one, two] = [answers, other].map((each) => readablePart(form, each, reader, context));
    expect(one).toEqual(two);
  });

  it('is everything that shows for whoever may see sensitive answers', () => {
    const part = readablePart(form, answers, { ...reader, showSensitive: true }, context);
    expect(part.withheld).toEqual([]);
    expect(keysOf(part)).toEqual(['open', 'secret', 'first', 'second', 'asks']);
    expect(part.answers.fields).toEqual(
      buildAnswers({ open: 'o', secret: 'yes', first: 'yes', second: 's', asks: 'no' }),
    );
  });
});

describe('a group or module that a withheld answer opens', () => {
  const gated = compileForm(
    {
      modules: [
        buildModule('m', [buildSwitch('secret', ['whole', 'jobs'], sensitive), buildSwitch('asks', ['pets', 'more'])], {
          groups: [
            buildGroup('jobs', [buildField('post')], { startsShown: false }),
            buildGroup('pets', [buildField('pet')], { startsShown: false }),
          ],
        }),
        buildModule('whole', [buildField('inside')], {
          startsShown: false,
          groups: [buildGroup('trips', [buildField('place')])],
        }),
        buildModule('more', [buildField('extra')], { startsShown: false }),
      ],
    },
    models,
  );
  const answers = (secret: string, asks = 'yes') => ({
    fields: buildAnswers({ secret, asks, inside: 'i', extra: 'e' }),
    rows: {
      jobs: [buildAnswers({ post: 'p' }), buildAnswers({ post: 'q' })],
      pets: [buildAnswers({ pet: 't' })],
      trips: [buildAnswers({ place: 'w' })],
    },
  });

  it('is kept back whole, down to how many rows there are', () => {
    const part = readablePart(gated, answers('yes'), reader, context);
    expect(part.withheld.toSorted()).toEqual(['inside', 'jobs', 'place', 'post', 'secret', 'trips']);
    expect(part.answers).toEqual({
      fields: buildAnswers({ asks: 'yes', extra: 'e' }),
      rows: { pets: [buildAnswers({ pet: 't' })] },
    });
  });

  it('reads the same whether it shows or not', () => {
    const [open, closed] = ['yes', 'no'].map((secret) => readablePart(gated, answers(secret), reader, context));
    expect(open).toEqual(closed);
    expect(open?.modules.map(({ id }) => id)).toEqual(['m', 'whole', 'more']);
  });

  it('shows with its rows to whoever may see what is sensitive, and else not at all', () => {
    const all = { ...reader, showSensitive: true };
    expect(readablePart(gated, answers('yes'), all, context).answers).toEqual(answers('yes'));
    const part = readablePart(gated, answers('no', 'no'), all, context);
    expect(part.modules.map(({ id, groups }) => [id, groups])).toEqual([['m', []]]);
    expect(part.answers).toEqual({ fields: buildAnswers({ secret: 'no', asks: 'no' }), rows: {} });
  });
});
