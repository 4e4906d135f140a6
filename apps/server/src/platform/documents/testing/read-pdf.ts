import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  /** The text of each page, with runs joined by single spaces. */
  readonly pages: readonly string[];
  readonly text: string;
  /** The titles of the bookmarks, nested ones after their parents. */
  readonly bookmarks: readonly string[];
  readonly title: string;
  /** How many pictures are drawn. */
  readonly pictures: number;
}

/** A document as a reader sees it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // A copy, because pdf.js takes over the buffer.
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  let pictures = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll('\u200B', '')
        .replaceAll(/\s+/g, ' '),
    );
    const { fnArray } = await page.getOperatorList();
    pictures += fnArray.filter((name) => name === drawPicture).length;
  }
  const outline = await document.getOutline();
  const { info } = await document.getMetadata();
  await document.loadingTask.destroy();
  return {
    pages,
    text: pages.join('\n'),
    bookmarks: (outline ?? []).flatMap(({ title, items }) => [title, ...items.map((inner) => String(inner.title))]),
    title: 'Title' in info ? String(info.Title) : '',
    pictures,
  };
}

// pdf.js: OPS.paintImageXObject.
const drawPicture = 85;
