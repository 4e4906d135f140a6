import { expect, it } from 'vitest';
import { markOfficeViewer } from './office-mark.ts';

const page = '<html><head><title>Portico</title></head><body></body></html>';

it('tells a page of a viewer for office documents, and of its address nothing', () => {
  const marked = markOfficeViewer(page, { officeViewer: 'https://office.example.edu/?src={file}' });
  expect(marked).toContain('<meta name="office-viewer" content="on" /></head>');
  expect(marked).not.toContain('office.example.edu');
});

it('leaves a page alone where there is none', () => {
  expect(markOfficeViewer(page, { officeViewer: null })).toBe(page);
});
