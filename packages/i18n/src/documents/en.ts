export const documents = {
  export: 'Download as PDF',
  asking: 'Preparing the PDF …',
  progress: 'Preparing the PDF: step {done} of {of}',
  ready: 'The PDF is ready.',
  save: 'Save the PDF ({size})',
  failed: 'The PDF could not be made. Nothing is wrong with your application.',
  retry: 'Try again',
} as const;
