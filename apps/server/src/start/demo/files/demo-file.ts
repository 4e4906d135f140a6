import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { models } from '@portico/fields/models';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { paperLines } from '../../../../seeds/files/paper-lines.ts';
import { makePaper } from '../../../../seeds/files/paper.ts';
import { drawCard, drawPortrait, drawSignature, type Picture } from '../../../../seeds/files/pictures.ts';
import { serverRoot } from '../../../platform/server-root.ts';

/** A file made for a demo application. */
export interface DemoFile {
  readonly extension: string;
  readonly type: string;
  readonly content: Buffer;
  readonly sha256: string;
  readonly width: number | null;
  readonly height: number | null;
}

interface Owner {
  readonly latinName: string;
  /** Selects among the variants, cyclically. */
  readonly index: number;
}

/** A file that somebody might upload for this question. */
export async function demoFile(field: FieldDefinition, { latinName, index }: Owner): Promise<DemoFile> {
  const { type, label, files } = field;
  if (models[type].isSigned === true) return picture('png', await draw('signature', index % 6));
  if (models[type].isRecorded === true)
    return plain('webm', 'video/webm', await readFile(join(serverRoot, 'seeds/files/introduction.webm')));
  if (label.en.startsWith('Identity document')) return picture('jpg', await draw('card', index % 5));
  if (files?.types?.includes('pdf') !== true) return picture('jpg', await draw('portrait', index % 10));
  return plain('pdf', 'application/pdf', makePaper(label.en, paperLines(label.en, latinName, index)));
}

const drawers = { signature: drawSignature, card: drawCard, portrait: drawPortrait } as const;
const cache = new Map<string, Promise<Picture>>();

function draw(kind: keyof typeof drawers, index: number): Promise<Picture> {
  const cached = cache.get(`${kind} ${index}`) ?? drawers[kind](index);
  cache.set(`${kind} ${index}`, cached);
  return cached;
}

function picture(extension: 'jpg' | 'png', { content, width, height }: Picture): DemoFile {
  const type = extension === 'jpg' ? 'image/jpeg' : 'image/png';
  return { ...plain(extension, type, content), width, height };
}

function plain(extension: string, type: string, content: Buffer): DemoFile {
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { extension, type, content, sha256, width: null, height: null };
}
