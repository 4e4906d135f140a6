import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { initSync, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { move, transferableSymbol, valueSymbol, workerData } from 'piscina';
import { declareAccessible } from './declare-accessible.mjs';

// Plain JavaScript, because it is started by path both from source and from the bundle.

// On Linux this sets the priority of this thread only: other requests come before documents.
if (process.platform === 'linux') os.setPriority(5);

const { code, templates, families, files, covered } = workerData;
const has = new Uint8Array(covered);
const { memory } = initSync({ module: code });
const compiler = await openCompiler();
const mostMissing = 300;

/** Typesets one document as PDF, and returns how much memory the compiler uses, because it never frees any. */
export function setType({ kind, content, pictures }) {
  const missing = missingIn(content);
  lay('content.json', Buffer.from(content));
  lay('missing.json', Buffer.from(JSON.stringify(missing)));
  for (const [name, bytes] of pictures) lay(name, bytes);
  try {
    const { result, diagnostics } = compiler.compile(`/${kind}.typ`, undefined, 'pdf', asObjects);
    // Only the message of the template error, never the content of the document.
    if (result === undefined) throw new Error(`The template does not compile: ${diagnostics?.[0]?.message}`);
    // A character without a glyph is printed as a box, which PDF/UA does not allow.
    return handOver(missing.length === 0 ? declareAccessible(result) : result);
  } finally {
    for (const [name] of pictures) compiler.unmap_shadow(`/${name}`);
  }
}

async function openCompiler() {
  const builder = new TypstCompilerBuilder();
  // The compiler can only read what is added to it.
  builder.set_dummy_access_model();
  for (const file of files) await builder.add_raw_font(readFileSync(file));
  const opened = await builder.build();
  for (const name of readdirSync(templates)) opened.add_source(`/${name}`, readFileSync(join(templates, name), 'utf8'));
  opened.map_shadow('/fonts.json', Buffer.from(JSON.stringify(families)));
  return opened;
}

function lay(name, bytes) {
  compiler.map_shadow(`/${name}`, bytes);
}

// The format of the compiler's diagnostics.
const asObjects = 3;

/** Transfers the file to the calling thread without copying. */
function handOver(pdf) {
  return move({
    [transferableSymbol]: [pdf.buffer],
    [valueSymbol]: { pdf, memory: memory.buffer.byteLength },
  });
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
