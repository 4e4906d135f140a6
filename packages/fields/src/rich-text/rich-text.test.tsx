import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { AnswerPreview } from '../told/answer-preview.tsx';
import { cleanHtml } from './clean-html.ts';
import { richTextFixtures } from './fixtures.ts';

const [field] = richTextFixtures.fields;
if (field === undefined) throw new Error('no fixture');
const pixel = 'data:image/png;base64,iVBORw0KGgo=';

afterEach(cleanup);

it('shows the text of the language, with links that open apart', async () => {
  render(<AnswerPreview field={field} answer={{ value: '' }} language="en" />);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Rules' });
  expect(link.target).toBe('_blank');
  expect(link.rel).toBe('noopener noreferrer');
  expect(screen.getByText('truthfully').tagName).toBe('STRONG');
});

it('asks nothing in a form', () => {
  renderField(field);
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['scripts', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['handlers', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['script addresses', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['data addresses of links', `<a href="${pixel}">a</a>`, '<a>a</a>'],
  ['styles', '<p style="position:fixed;inset:0">a</p><style>p{}</style>', '<p>a</p>'],
  ['ids, names and classes', '<p id="root" class="x" name="y" aria-label="z">a</p>', '<p>a</p>'],
  ['forms', '<form action="/x"><input name="a"><button>b</button></form>', 'b'],
  ['frames', '<iframe src="/x"></iframe><object data="/x"></object>', ''],
  ['drawings', '<svg><script>alert(1)</script></svg><math></math>', ''],
  ['pictures from elsewhere', '<p>a<img src="https://example.org/a.png"></p>', '<p>a</p>'],
  ['pictures that may hold more than pixels', '<img src="data:image/svg+xml;base64,PHN2Zz4=">', ''],
  ['pictures without an address', '<img alt="a">', ''],
])('leaves out %s', (_what, html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});

it.each([
  [
    'a picture of our own',
    '<img src="/pictures/a.png" alt="Gate">',
    '<img src="/pictures/a.png" alt="Gate" loading="lazy">',
  ],
  ['a picture in the text', `<img src="${pixel}">`, `<img src="${pixel}" alt="" loading="lazy">`],
  ['a mail address', '<a href="mailto:a@example.org">a</a>', '<a href="mailto:a@example.org">a</a>'],
  ['a place on the page', '<a href="#/help">a</a>', '<a href="#/help">a</a>'],
  ['a table', '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>', null],
  ['where a line stands', '<p style="color:red; text-align: Center">a</p>', '<p data-align="center">a</p>'],
])('keeps %s', (_what, html, clean) => {
  expect(cleanHtml(html)).toBe(clean ?? html);
});
