import { decodeAnswers } from '@portico/contract/forms/decode-answers';
import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import { createFormSession, type FormSession } from '@portico/form-engine/session/form-session';
import { buildField, buildGroup, buildModule, buildSwitch } from '@portico/form-engine/testing/build-form';
import { openModuleSaving } from '../open-module-saving.ts';
import type { ModuleSaving } from '../saving.ts';
import type { ModelServer } from './model-server.ts';
import type { Time } from './model-time.ts';
import type { Browser, Page } from './model-world.ts';

const context = { language: 'en', today: '2026-11-15' } as const;
const rows = buildGroup('g', [buildField('r')], { extraRows: 1000 });
const shared = [buildField('a'), buildSwitch('s', ['h']), buildField('h')];

/** Two versions of one module: the second no longer has `b`. */
const definitions = [
  { modules: [buildModule('m', [...shared, buildField('b')], { groups: [rows] })] },
  { modules: [buildModule('m', [...shared, buildField('c')], { groups: [rows] })] },
];
const forms = definitions.map((definition) => compileForm(definition, models));
export const versions = [
  ['a', 's', 'h', 'b', 'g'],
  ['a', 's', 'h', 'c', 'g'],
];

/** A tab in which the module is open. */
export interface OpenTab {
  readonly browser: Browser;
  readonly page: Page;
  readonly session: FormSession;
  readonly saving: ModuleSaving;
}

/** Opens the module as the screen does: fetches it, starts a session with it, then starts saving. */
export async function openTab(
  server: ModelServer,
  time: Time,
  browser: Browser,
  page = browser.openPage(),
  filledIn?: string,
): Promise<OpenTab> {
  const filed = server.filed();
  const number = Number(filed.form_version.slice(1));
  const [form, definition] = [forms[number], definitions[number]];
  if (form === undefined || definition === undefined) throw new Error('No such version');
  const session = createFormSession(form, decodeAnswers(filed.save_field, definition).answers, context);
  const fillIn = filledIn === undefined ? undefined : () => session.change('a', { value: filledIn });
  const opening = openModuleSaving({ slug: 'north', uid: 'li', filed, form, session, fillIn }, page.world);
  const done = new Set<string>();
  void opening.finally(() => done.add('opening')).catch(() => undefined);
  for (let waited = 0; done.size === 0 && waited < 1000; waited += 1) await time.pass(5);
  return { browser, page, session, saving: await opening };
}
