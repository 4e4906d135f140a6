import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a tagged PDF tells a screen reader. */
export interface ReadTags {
  readonly isTagged: boolean;
  /** The part of PDF/UA that it declares; empty if none. */
  readonly declared: string;
  readonly language: string;
  /** The viewer shows the title of the document, not the name of its file. */
  readonly showsTitle: boolean;
  /** All tags in reading order, without their nesting. */
  readonly tags: readonly Tag[];
}

export interface Tag {
  readonly role: string;
  readonly alt: string;
  readonly lang: string;
}

export async function readTags(bytes: Uint8Array): Promise<ReadTags> {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const [marks, preferences, { info, metadata }] = await Promise.all([
    document.getMarkInfo(),
    document.getViewerPreferences(),
    document.getMetadata(),
  ]);
  const tags: Tag[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    collect(await page.getStructTree(), tags);
  }
  await document.loadingTask.destroy();
  return {
    isTagged: marks?.Marked === true,
    declared: String(metadata?.get('pdfuaid:part') ?? ''),
    language: 'Language' in info ? String(info.Language) : '',
    showsTitle: preferences !== null && 'DisplayDocTitle' in preferences && preferences.DisplayDocTitle === true,
    tags,
  };
}

function collect(node: unknown, tags: Tag[]): void {
  if (!isNode(node) || node.role === undefined) return;
  tags.push({ role: textOf(node.role), alt: textOf(node.alt), lang: textOf(node.lang) });
  if (Array.isArray(node.children)) for (const child of node.children) collect(child, tags);
}

interface Node {
  readonly role?: unknown;
  readonly alt?: unknown;
  readonly lang?: unknown;
  readonly children?: unknown;
}

function isNode(node: unknown): node is Node {
  return typeof node === 'object' && node !== null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
