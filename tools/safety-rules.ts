import { fieldTypes } from '@portico/form-engine/definition/field-type';

/** A rule about the code that a search can check: which files, and what must not occur in them. */
export interface SafetyRule {
  readonly name: string;
  readonly applies: (path: string) => boolean;
  readonly forbidden: RegExp;
  /** A line that breaks the rule, to prove that the rule works. */
  readonly example: string;
}

const isCode = (path: string) => /^(apps|packages)\/.*\.(ts|tsx)$/.test(path);
const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);
const fieldType = `'(${fieldTypes.join('|')})'`;
const someEnd =
  '(?:\\w+\\.)*(?:service_ends_at|serviceEndsAt|endsAt|b\\.ends_at|end_time|letters_until|until|deadline)';
const someNow = '(?:now|nowSeconds\\(\\)|at|call\\.now)';
const isFrontEnd = (path: string) => /^(apps\/(portal|console)|packages\/(ui|browser))\//.test(path);

export const safetyRules: readonly SafetyRule[] = [
  {
    // The slug sc is left out, because in quotes it is also the language.
    name: 'slugs and skins are named in skins/ and seeds/ only: ask a trait or a slot',
    // The console names the skins that staff choose from.
    applies: (path) => isCode(path) && !isTest(path) && !/\/(skins|seeds|console\/look)\/|\/look-parts\.ts$/.test(path),
    forbidden: /(['"`])(itf|jrzs|bicmr|qyj|business-school|finance-institute|special-recommendation)\1/,
    example: `if (slug === 'itf') show();`,
  },
  {
    name: 'field types are folders: nothing switches on a type',
    applies: (path) => isCode(path),
    forbidden: /switch\s*\(\s*\w*[fF]ield\w*\.type\b/,
    example: 'switch (field.type) {',
  },
  {
    name: 'field types have traits: nothing asks for a type by its name',
    applies: (path) => isCode(path) && !isTest(path) && !/^packages\/(fields|contract)\/|\/seeds\//.test(path),
    forbidden: new RegExp(`\\btype [!=]== ${fieldType}`),
    example: `if (field.type === 'date') pick();`,
  },
  {
    name: 'file types are no list by hand',
    applies: (path) => isCode(path) && !isTest(path) && !/^packages\/(fields|contract)\/|\/seeds\//.test(path),
    forbidden: new RegExp(`\\[${fieldType}, ${fieldType}`),
    example: `const fileTypes = ['upload', 'video', 'signature'];`,
  },
  {
    name: 'states are compared by name, and named in form-engine/states only',
    applies: (path) => isCode(path) && !isTest(path) && !path.startsWith('packages/form-engine/src/states/'),
    forbidden: /(\b|_)([sS]tate|[sS]tage) *(===|!==|[<>]=?) *\d/,
    example: 'if (draft.state === 2) return;',
  },
  {
    // The lifetime of a code or a check is not an institution's deadline.
    name: 'whether something is open is asked of form-engine/states/periods, or of is_open in SQL',
    applies: (path) =>
      (isCode(path) || /^apps\/server\/sql\/.*\.sql$/.test(path)) &&
      !isTest(path) &&
      !/\/(states|code-input|proofs)\/|\/is-open\.sql$/.test(path),
    forbidden: new RegExp(`\\b${someEnd} (?:[<>]=?|-) ${someNow}\\b|\\b${someNow} [<>]=? ${someEnd}\\b`),
    example: 'const isOver = now >= until;',
  },
  {
    name: 'odd spellings of the wire stop at the contract',
    applies: (path) => isCode(path) && !path.startsWith('packages/contract/'),
    forbidden: /requirerdQuantity|field_backgroud|phoneCo\b/,
    example: 'group.requirerdQuantity',
  },
  {
    name: 'time comes from a clock',
    applies: (path) => isCode(path) && !isTest(path) && !path.endsWith('/clock.ts'),
    forbidden: /\bDate\.now\(|\bnew Date\(\)/,
    example: 'const now = Date.now();',
  },
  {
    name: 'browsers import schemas as types only',
    applies: (path) => isFrontEnd(path) && !isTest(path),
    forbidden: /^import (?!type ).*(\.schemas'|'zod')/m,
    example: `import { authMode } from '@portico/contract/tenants.schemas';`,
  },
  {
    name: 'the server reads its environment in one place',
    applies: (path) => path.startsWith('apps/server/') && !path.endsWith('src/main.ts'),
    // PATH is passed on to child processes.
    forbidden: /process\.env(?!\['PATH'\])/,
    example: 'const port = process.env.PORT;',
  },
  {
    name: 'no markup is made from strings in the browser',
    applies: (path) => isFrontEnd(path),
    forbidden: /dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML/,
    example: 'element.innerHTML = text;',
  },
  {
    name: 'screens of the console ask for abilities, never for roles',
    applies: (path) => path.startsWith('apps/console/') && !isTest(path),
    forbidden: /\brole\s*[!=]==|(['"`])(owner|administrator|reviewer|interviewer)\1/,
    example: `if (role === 'owner') show();`,
  },
  {
    name: 'SQL of features stands in their queries',
    applies: (path) =>
      /^apps\/server\/src\/features\/.*\.ts$/.test(path) && !isTest(path) && !path.endsWith('.queries.ts'),
    forbidden: /\b(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql[<`]/,
    example: `db.selectFrom('applicants')`,
  },
  {
    name: 'what runs in browsers avoids methods younger than the phones it is for',
    applies: (path) => isCode(path) && !isTest(path) && !path.startsWith('apps/server/'),
    forbidden: /\.(toSorted|toReversed|toSpliced)\(|\bObject\.groupBy\(|\bPromise\.withResolvers\(/,
    example: 'const sorted = list.toSorted();',
  },
  {
    name: 'nothing is left for later in the code',
    applies: (path) => isCode(path),
    forbidden: /\b(TODO|FIXME|XXX|HACK)\b|@ts-ignore|@ts-nocheck/,
    example: '// TODO later',
  },
  {
    name: 'no path of one machine',
    applies: (path) => !path.startsWith('tools/'),
    forbidden: /(^|[^a-z.\w])\/(work|farm|root)\//m,
    example: 'see /root/notes',
  },
];
