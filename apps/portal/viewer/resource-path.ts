/** Where the build lays what pdf.js fetches by name: maps of characters, fonts, decoders. */
export const resourcePath = 'assets/pdf/';

/** The folders of pdfjs-dist that go there. */
export const resourceFolders = ['cmaps', 'standard_fonts', 'wasm', 'iccs'] as const;
