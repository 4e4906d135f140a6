import { isSettings } from '@portico/form-engine/editing/form-parts';
import { asForm, type Excerpt, fromForm } from '../editing/excerpt.ts';
import { importedForm } from '../importing/imported-form.ts';
import { Notes } from '../importing/import-note.ts';
import type { Schema } from '../importing/json/fit-to-schema.ts';

/** The type under which other pages of the console find it; as text it can be sent on. */
export const clipType = 'application/x-portico-form-parts+json';

const format = 'portico-form-parts';
const version = 1;
/** More is no selection of a form. */
const longest = 4_000_000;

/** What a clipboard has: parts of a form, and the project that they come from. */
export interface Clip {
  readonly project: string;
  readonly excerpt: Excerpt;
}

/** A clipboard of which nothing can be taken over. */
export class Foreign extends Error {
  constructor(readonly reason: 'empty' | 'foreign' | 'newer' | 'damaged' | 'noModule') {
    super(reason);
  }
}

export function clipText({ project, excerpt }: Clip): string {
  return JSON.stringify({ format, version, project, modules: asForm(excerpt).modules }, null, 1);
}

/** What a text says of parts of a form. Only what the server would save is taken; anything else is refused as a whole. */
export function readClip(text: string, schema: Schema): Clip {
  const { project, modules } = openClip(text);
  const notes = new Notes();
  const excerpt = importedExcerpt(modules, schema, notes);
  // A draft may have names twice, which its checks tell; they get others here anyway.
  const isWhole = notes.list.every(({ problem }) => problem === 'renamedId' || problem === 'renamedKey');
  if (excerpt === null || !isWhole) throw new Foreign('damaged');
  return { project, excerpt };
}

function importedExcerpt(modules: readonly unknown[], schema: Schema, notes: Notes): Excerpt | null {
  try {
    return fromForm(importedForm(modules, schema, notes));
  } catch {
    return null;
  }
}

/** Whether it is ours and of a version that is known here, before the schema is asked. */
function openClip(text: string): { readonly project: string; readonly modules: readonly unknown[] } {
  if (text.trim() === '') throw new Foreign('empty');
  const clip = text.length > longest ? null : parsed(text);
  if (!isSettings(clip) || clip['format'] !== format) throw new Foreign('foreign');
  if (clip['version'] !== version) throw new Foreign('newer');
  const { project, modules } = clip;
  if (typeof project !== 'string' || !Array.isArray(modules)) throw new Foreign('damaged');
  return { project, modules };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
