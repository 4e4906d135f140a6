import { downloadContent } from '@portico/browser/download';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { formAsJson, formAsWire } from './json/form-as-json.ts';
import type { ListWords } from './sheet/question-list.ts';

/** Offers a form as a file to save. */
export async function saveFormAs(
  kind: 'json' | 'wire' | 'list' | 'template',
  form: FormDefinition,
  slug: string,
  words: ListWords,
): Promise<void> {
  if (kind === 'json') save(`${slug}-form.json`, formAsJson(form), 'application/json');
  else if (kind === 'wire') save(`${slug}-form-wire.json`, formAsWire(form), 'application/json');
  else {
    const { questionList } = await import('./sheet/question-list.ts');
    const name = kind === 'template' ? 'question-list.xlsx' : `${slug}-questions.xlsx`;
    save(name, await questionList(form, words), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  }
}

function save(name: string, content: string | Uint8Array, type: string): void {
  downloadContent(new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type }), name);
}
