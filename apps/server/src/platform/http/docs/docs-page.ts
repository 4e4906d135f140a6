import { errors } from '@portico/contract/errors';
import { hashSalt } from '@portico/contract/request-hash';
import type { BoundRoute } from '../../wire/bound-route.ts';
import { escapeHtml } from '../../mail/escape-html.ts';
import { wireNotes } from './wire-document.ts';

/** The calls as a readable page; the exact schemas are in the OpenAPI document that it links to. */
export function docsPage(routes: readonly BoundRoute[]): string {
  const rows = routes.toSorted((a, b) => a.route.path.localeCompare(b.route.path)).map(row);
  const codes = Object.entries(errors)
    .map(([name, { status }]) => `<code>${status} ${name}</code>`)
    .join(', ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Portico: the calls</title>
<link rel="stylesheet" href="/docs.css">
</head>
<body>
<main>
<h1>The calls</h1>
<p>${routes.length} calls. The schemas stand in <a href="/openapi.json">/openapi.json</a>.</p>
${wireNotes
  .split('\n\n')
  .map((note) => `<p>${escapeHtml(note)}</p>`)
  .join('\n')}
<p>A GET may carry <code>time</code> and <code>hash</code>: SHA-256 in hex of the other parameters, sorted by name, as
<code>name=value</code> joined by <code>&amp;</code>, then the time, then <code>${hashSalt}</code>.</p>
<details><summary>Codes of refusals</summary><p>${codes}</p></details>
<div class="scroll" tabindex="0" role="region" aria-label="The calls">
<table>
<thead><tr><th scope="col">Call</th><th scope="col">What it does</th><th scope="col">Who</th><th scope="col">Parameters</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</div>
</main>
</body>
</html>
`;
}

function row({ route, schemas }: BoundRoute): string {
  const parameters = Object.entries(schemas.input.shape).map(([name, schema]) => {
    const optional = schema.safeParse(undefined).success ? '?' : '';
    return `<code>${escapeHtml(name + optional)}</code>`;
  });
  return `<tr><td><b>${route.method}</b> <code>${escapeHtml(route.path)}</code></td><td>${escapeHtml(route.summary)}</td><td>${route.access.join(', ')}</td><td>${parameters.join(' ')}</td></tr>`;
}

export const docsStyle = `
body { margin: 0; font: 16px/1.6 system-ui, sans-serif; color: #1f2937; background: #f8fafa; }
main { max-width: 1200px; margin: 0 auto; padding: 2rem 1rem; }
table { width: 100%; border-collapse: collapse; background: #fff; }
th, td { padding: 0.6rem 0.8rem; text-align: left; vertical-align: top; border-bottom: 1px solid #e5e7eb; }
code { font-size: 0.9em; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
td:first-child { white-space: nowrap; }
td:first-child code { overflow-wrap: normal; }
td:nth-child(2), td:nth-child(4) { min-width: 14rem; }
a { color: #1f6f60; }
`;
