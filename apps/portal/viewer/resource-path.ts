/** Where the build puts what pdf.js fetches by name: character maps, fonts, decoders. */
export const resourcePath = 'assets/pdf/';

/** The folders of pdfjs-dist that are copied there. */
export const resourceFolders = ['cmaps', 'standard_fonts', 'wasm', 'iccs'] as const;
