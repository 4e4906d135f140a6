import { expect, it } from 'vitest';
import { findHtmlProblem } from './find-html-problem.ts';

it.each([
  ['plain words', 'Read this first.'],
  ['paragraphs and lists', '<h2>A</h2><p>b<br/>c<br>d</p>\n<ol start="3"><li>x</li><li><em>y</em></li></ol><hr />'],
  ['characters by name', '<p>R&amp;D &lt; 1&nbsp;% &#8212; &quot;x&quot; > y</p>'],
  ['links', '<a href="https://example.org/a?b=1&amp;c=2" title="x">a</a><a href="mailto:a@example.org">b</a>'],
  ['links inside', '<a href="#/guide">a</a> <a href="/apply/">b</a>'],
  ['tables', '<table><thead><tr><th colspan="2">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>'],
  ['another language', '<span lang="zh-Hant">a</span>'],
])('%s pass', (_what, html) => {
  expect(findHtmlProblem(html)).toBeNull();
});

it.each([
  ['a script', '<script>alert(1)</script>', 'element that is not allowed'],
  ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>', 'cannot be read'],
  ['a handler', '<p onclick="alert(1)">a</p>', 'attribute that is not allowed'],
  ['a handler without quotes', '<p onclick=alert(1)>a</p>', 'cannot be read'],
  ['a handler behind a slash', '<br/onclick="x">', 'cannot be read'],
  ['a style', '<p style="color:red">a</p>', 'attribute that is not allowed'],
  ['a picture', '<img src="/a.png"/>', 'element that is not allowed'],
  ['a script address', '<a href="javascript:alert(1)">a</a>', 'attribute that is not allowed'],
  ['one spelled by numbers', '<a href="&#106;avascript:alert(1)">a</a>', 'attribute that is not allowed'],
  ['an address of elsewhere without its kind', '<a href="//example.org">a</a>', 'attribute that is not allowed'],
  ['an address that is not encrypted', '<a href="http://example.org">a</a>', 'attribute that is not allowed'],
  ['a name of every object', '<a constructor="x">a</a>', 'attribute that is not allowed'],
  ['a comment', '<!-- a -->', 'cannot be read'],
  ['half an element', 'a < b', 'cannot be read'],
  ['half an entity', 'R&D', 'cannot be read'],
  ['an unknown entity', '&lbrack;', 'cannot be read'],
  ['what is left open', '<p><em>a</em>', 'leaves an element open: p'],
  ['what is closed crosswise', '<p><em>a</p></em>', 'closes what is not open'],
  ['what was never open', 'a</p>', 'closes what is not open'],
])('%s does not', (_what, html, problem) => {
  expect(findHtmlProblem(html)).toContain(problem);
});

const picture = '/content/6b1f3a52-6f5c-4a3e-9d53-0c2a7a1a0001';

it('pictures pass where they may be, with an address of ours', () => {
  const html = `<p>a</p><img src="${picture}" alt="The hall &amp; more" width="800" height="600">`;
  expect(findHtmlProblem(html, { withPictures: true })).toBeNull();
  expect(findHtmlProblem(html)).toContain('element that is not allowed');
});

it.each([
  ['from elsewhere', '<img src="https://example.org/a.png">'],
  ['in itself', '<img src="data:image/png;base64,AAAA">'],
  ['of another path', `<img src="${picture}/../../staff">`],
  ['with a handler', `<img src="${picture}" onerror="alert(1)">`],
  ['of several sizes', `<img src="${picture}" srcset="https://example.org/a.png">`],
])('a picture %s does not', (_what, html) => {
  expect(findHtmlProblem(html, { withPictures: true })).toContain('attribute that is not allowed');
});
