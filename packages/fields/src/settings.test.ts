import { fieldSettingsMessages } from '@portico/i18n/field-settings-messages';
import { describe, expect, it } from 'vitest';
import { commonSettings } from './common-settings.ts';
import { settings } from './settings.ts';

const all = [...commonSettings, ...Object.values(settings).flat()];

describe('what a designer can set', () => {
  it('has words, and there are no words for what nobody can set', async () => {
    const { labels, choices } = await fieldSettingsMessages.en();
    expect(new Set(all.map(({ label }) => label))).toEqual(new Set(Object.keys(labels)));
    expect(new Set(all.flatMap((setting) => setting.choices ?? []))).toEqual(new Set(Object.keys(choices)));
  });

  it.each(Object.entries(settings))('names no place twice on a %s field', (_type, own) => {
    const paths = [...commonSettings, ...own].map(({ path }) => path);
    expect(paths).toHaveLength(new Set(paths).size);
  });
});
