import { fileSchemaPath } from '@portico/contract/project-files';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { buildLook } from '../../../testing/build-look.ts';
import { InProject } from '../../../testing/in-project.tsx';
import { renderPart } from '../../../testing/render-part.tsx';

const schemaFile = join(import.meta.dirname, '../../../../../../docs/project-file.schema.json');

interface Save {
  readonly changes: Readonly<Record<string, { readonly to: unknown }>>;
}

interface Server {
  /** What is published; the draft itself unless told. */
  readonly live?: FormDefinition;
  /** What prevents publishing when the page opens. */
  readonly findings?: readonly unknown[];
  /** Answers to other calls, by a part of their path. */
  readonly answers?: Readonly<Record<string, (input: unknown) => unknown>>;
}

/** The page of a form, with a server that has a draft and takes every change. */
export async function openFormPage(form: FormDefinition, { live = form, findings = [], answers = {} }: Server = {}) {
  const saves: Save[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: { readonly body?: string }) => {
    if (path.includes('/form/schedule')) return Response.json({ status: 200, message: '', data: null });
    if (path.includes('/form/keys')) return Response.json({ status: 200, message: '', data: { list: [] } });
    if (path === fileSchemaPath) return new Response(readFileSync(schemaFile, 'utf8'));
    const isSave = path.includes('/form/save');
    const input: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    if (isSave) saves.push(JSON.parse(init?.body ?? 'null'));
    const draft = { revision: saves.length, changed: null, findings: [] };
    const opened = { ...draft, findings, form, live, number: 3, languages: ['sc', 'tc', 'en'], untranslated: [] };
    const look = { ...draft, look: buildLook(), live: buildLook(), problems: [], languages: [], themeColours: [] };
    const own = Object.entries(answers).find(([part]) => path.includes(part));
    const usual = path.includes('/look')
      ? look
      : path.includes('/calendar')
        ? { batches: [] }
        : isSave
          ? { ...draft, form: null }
          : opened;
    return Response.json({ status: 200, message: '', data: own === undefined ? usual : own[1](input) });
  });
  // What drags rows needs an observer of sizes already when it is loaded.
  const { FormPage } = await import('../form-page.tsx');
  await renderPart(
    <InProject>
      <FormPage />
    </InProject>,
  );
  await screen.findByRole('tree');
  return { saves };
}
