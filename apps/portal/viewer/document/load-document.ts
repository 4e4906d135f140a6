import {
  getDocument,
  GlobalWorkerOptions,
  InvalidPDFException,
  type PDFDocumentProxy,
  ResponseException,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- Vite provides the default export: the address of the file.
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { resourcePath } from '../resource-path.ts';

/** Why a document is not shown; also the keys of the messages. */
export type DocumentRefusal = 'missing' | 'locked' | 'broken';

/** Opens a document of this server. Network errors are thrown, because another attempt may succeed. */
export async function loadDocument(
  address: string,
): Promise<{ readonly document: PDFDocumentProxy } | { readonly refusal: DocumentRefusal }> {
  GlobalWorkerOptions.workerSrc = workerAddress;
  const resources = import.meta.env.BASE_URL + resourcePath;
  const loading = getDocument({
    url: address,
    withCredentials: true,
    // For fonts that are not in the file: character maps, and shapes for the fourteen standard fonts.
    cMapUrl: `${resources}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${resources}standard_fonts/`,
    wasmUrl: `${resources}wasm/`,
    iccUrl: `${resources}iccs/`,
    useSystemFonts: true,
    isEvalSupported: false,
    enableXfa: false,
  });
  let isLocked = false;
  loading.onPassword = () => {
    isLocked = true;
    void loading.destroy();
  };
  try {
    return { document: await loading.promise };
  } catch (error) {
    if (isLocked) return { refusal: 'locked' };
    if (error instanceof InvalidPDFException) return { refusal: 'broken' };
    if (error instanceof ResponseException && error.status >= 400 && error.status < 500) return { refusal: 'missing' };
    throw error;
  }
}
