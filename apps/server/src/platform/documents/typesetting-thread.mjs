import os from 'node:os';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { move, workerData } from 'piscina';

// Plain JavaScript, since it is started by its path from the source as well as from the bundle.

// On Linux this is the priority of the thread alone: whoever waits for an answer goes before whoever waits for a document.
if (process.platform === 'linux') os.setPriority(5);

const { templates, families, folders, covered } = workerData;
const has = new Uint8Array(covered);
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: folders }] });
const fonts = Buffer.from(JSON.stringify(families));
// What was set lately is kept: the templates, and what documents have in common.
const keptFor = 3;
const mostMissing = 300;

/** Sets one document as PDF. */
export function setType({ kind, content, pictures }) {
  try {
    lay('fonts.json', fonts);
    lay('content.json', Buffer.from(content));
    lay('missing.json', Buffer.from(JSON.stringify(missingIn(content))));
    for (const [name, bytes] of pictures) lay(name, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const compiled = compiler.compile({ mainFilePath: join(templates, `${kind}.typ`), resetRead: true });
    const document = compiled.result;
    if (document === null) throw new Error(sayWhy(compiled));
    // A copy of its own, since it is handed over.
    return move(Uint8Array.from(compiler.pdf(document)));
  } finally {
    compiler.resetShadow();
    compiler.evictCache(keptFor);
  }
}

function lay(name, bytes) {
  compiler.mapShadow(join(templates, name), bytes);
}

// The message of a template error only, never the content of the document.
function sayWhy(compiled) {
  const [first] = compiled.takeDiagnostics()?.shortDiagnostics ?? [];
  return `The template does not compile: ${first?.message ?? 'unknown'}`;
}

/** The characters that no font has, each once. */
function missingIn(content) {
  const missing = new Map();
  for (const sign of content) {
    const point = sign.codePointAt(0);
    if (point < 0x7f || (has[point >> 3] & (1 << (point & 7))) !== 0 || ignorable.test(sign)) continue;
    missing.set(point, { sign, code: `U+${point.toString(16).toUpperCase().padStart(4, '0')}` });
    if (missing.size >= mostMissing) break;
  }
  return [...missing.values()];
}

const ignorable = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Mn}]/u;
