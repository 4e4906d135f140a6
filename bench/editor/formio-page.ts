import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { planConditional } from '../form/plan/plans.ts';
import { aspects, choices, type Question, type QuestionKind, weights } from '../form/plan/question.ts';

/**
 * The builder of formio.js, as its own bundle. It is fetched for this benchmark alone: with what it depends on it is 116 MB,
 * which nobody who works on the product should have to install.
 */
const release = '@formio/js@5.6.0';

export const formioSizes = [20, 1_000] as const;

/** Puts the bundle and a page for each size of form into the folder. */
export function putFormioInto(folder: string): void {
  const own = join(folder, 'formio');
  mkdirSync(own);
  const packed = execFileSync('npm', ['pack', release, '--silent', '--pack-destination', own], {
    encoding: 'utf8',
  }).trim();
  execFileSync('tar', ['-xzf', packed, '--strip-components=2', 'package/dist'], { cwd: own });
  for (const size of formioSizes) {
    const components = JSON.stringify(planConditional(size).map(toComponent));
    writeFileSync(join(folder, `formio-${size}.html`), page(components));
  }
}

function page(components: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>formio.js</title>
    <link rel="stylesheet" href="/formio/formio.full.min.css" />
    <link rel="stylesheet" href="/formio/formio.builder.min.css" />
  </head>
  <body>
    <div id="root"></div>
    <script src="/formio/formio.full.min.js"></script>
    <script>
      Formio.builder(document.querySelector('#root'), { display: 'form', components: ${components} }, {}).then(
        (builder) => void (window.builder = builder),
      );
    </script>
  </body>
</html>
`;
}

const values = (texts: readonly string[]) => texts.map((text) => ({ label: text, value: text }));

const kinds: Readonly<Record<QuestionKind, object>> = {
  text: { type: 'textfield' },
  'long-text': { type: 'textarea' },
  'single-choice': { type: 'radio', values: values(choices) },
  'multiple-choice': { type: 'selectboxes', values: values(choices) },
  select: { type: 'select', data: { values: values(choices) } },
  date: { type: 'day' },
  'date-range': { type: 'day' },
  upload: { type: 'file', storage: 'base64' },
  matrix: { type: 'survey', questions: values(aspects), values: values(weights) },
  video: { type: 'file', storage: 'base64' },
  signature: { type: 'signature' },
  phone: { type: 'phoneNumber' },
};

function toComponent({ key, kind, label, required, openedBy }: Question): object {
  const condition = openedBy === undefined ? {} : { conditional: { show: true, when: openedBy, eq: choices[0] } };
  return { key, label, input: true, validate: { required }, ...kinds[kind], ...condition };
}
