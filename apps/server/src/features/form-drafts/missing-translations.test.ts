import * as routes from '@portico/contract/form-draft';
import { CallFailed } from '@portico/contract/call-failed';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildModule } from '@portico/form-engine/testing/build-form';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishedForm } from '../../domain/forms/published-forms.ts';
import { refused } from '../../testing/client.ts';
import { type FormWorld, openFormServer, published } from './testing/form-draft-fixture.ts';

let opened: Awaited<ReturnType<typeof openFormServer>>;
let world: FormWorld;

beforeAll(async () => {
  opened = await openFormServer();
});
afterAll(() => opened.server.close());
beforeEach(async () => {
  world = await opened.open();
});

const [, letter = buildModule('letter', [])] = published.modules;
/** A question without an English name. */
const untranslated: FormDefinition = {
  modules: [buildModule('papers', [buildField('word', { label: { sc: '词', tc: '詞', en: '' } })]), letter],
};

const allow = (languages: ('sc' | 'tc' | 'en')[], client = world.editor) =>
  client.call(routes.allowMissingTranslations, { project: world.project.id, languages });

describe('a translation that is missing', () => {
  it('prevents publishing, until it may be missing in that language', async () => {
    await world.save(published, untranslated);
    const failure: unknown = await world.publish(1).catch((caught: unknown) => caught);
    const finding = { key: 'missingLanguage', params: { language: 'en' } };
    expect(failure).toBeInstanceOf(CallFailed);
    expect(failure).toMatchObject({ data: { findings: [finding] } });
    expect(await world.read()).toMatchObject({ untranslated: [], findings: [finding] });

    expect(await allow(['tc'])).toMatchObject({ findings: [finding] });
    expect(await refused(world.publish(1))).toBe('formUnsound');
    expect(await allow(['en'])).toEqual({ findings: [] });
    expect(await world.read()).toMatchObject({ untranslated: ['en'], findings: [] });
    expect(await world.publish(1)).toEqual({ number: 2 });
    const lines = (await world.logged()).filter(({ action }) => action === 'allowed missing translations');
    expect(lines.at(-1)).toMatchObject({ change: { before: { languages: [] }, after: { languages: ['en'] } } });
  });

  it('is said in another language to whoever fills in the form, and stays missing for whoever edits it', async () => {
    await world.save(published, untranslated);
    await allow(['en']);
    await world.publish(1);
    const db = opened.server.database.forProject(world.project);
    const { id } = await opened.server.ownerDb
      .selectFrom('form_versions')
      .select('id')
      .where('project_id', '=', world.project.id)
      .where('number', '=', 2)
      .executeTakeFirstOrThrow();
    const shown = await publishedForm(db, world.project.id, id);
    expect(shown?.definition.modules[0]?.fields[0]?.label).toEqual({ sc: '词', tc: '詞', en: '词' });
    expect((await world.read()).live.modules[0]?.fields[0]?.label.en).toBe('');
  });

  it('is needed again once it may not be missing any more', async () => {
    await world.save(published, untranslated);
    await allow(['en']);
    expect(await allow([])).toMatchObject({ findings: [{ key: 'missingLanguage' }] });
    expect(await refused(world.publish(1))).toBe('formUnsound');
  });

  it('concerns one project only', async () => {
    const other = await opened.open();
    await allow(['en']);
    expect(await other.read()).toMatchObject({ untranslated: [] });
    expect(await refused(allow(['en'], other.editor))).toBe('notFound');
  });
});

describe('what keys stood for', () => {
  it('is told of all earlier versions at once, without what is still so', async () => {
    const uses = () => world.editor.call(routes.formKeyUses, { project: world.project.id });
    expect(await uses()).toEqual({ list: [] });
    const second: FormDefinition = { modules: [buildModule('papers', [buildField('word')]), letter] };
    await world.save(published, second);
    await world.publish(1);
    const { list } = await uses();
    expect(list).toMatchObject([{ key: 'second', version: 1, id: 'second', type: 'text', group: null }]);
    expect(list[0]?.label).toEqual(published.modules[0]?.fields[1]?.label);
  });
});
