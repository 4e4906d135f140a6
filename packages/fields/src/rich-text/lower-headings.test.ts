import { expect, it } from 'vitest';
import { lowerHeadings } from './lower-headings.ts';

it.each([
  ['<p>a</p>', '<p>a</p>'],
  ['<h1>a</h1><h2>b</h2>', '<h3>a</h3><h4>b</h4>'],
  ['<h3>a</h3><h1>b</h1>', '<h5>a</h5><h3>b</h3>'],
  ['<h4>a</h4>', '<h4>a</h4>'],
  ['<h1>a</h1><h6>b</h6>', '<h3>a</h3><h6>b</h6>'],
  ['<hr><h1 dir="rtl">a</h1>', '<hr><h3 dir="rtl">a</h3>'],
])('%s under a heading of level 2', (html, lowered) => expect(lowerHeadings(html, 3)).toBe(lowered));
