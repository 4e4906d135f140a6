import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { choice, question, words } from '@portico/testing/form-words';

interface LetterOptions {
  readonly isSigned?: boolean;
  readonly hasFile?: boolean;
}

/** A form that names recommenders and the letter they write, optionally with a file and a signature. */
export function letterForm({ isSigned = false, hasFile = false }: LetterOptions): FormDefinition {
  return {
    modules: [
      {
        id: 'referees',
        title: words('推荐人', '推薦人', 'Recommenders'),
        author: 'referees',
        required: true,
        fields: [],
        groups: [
          {
            id: 'g-people',
            key: 'people',
            title: words('推荐人', '推薦人', 'Recommenders'),
            requiredRows: 0,
            extraRows: 3,
            addLabel: words('添加推荐人', '新增推薦人', 'Add a recommender'),
            layout: 'table',
            fields: [
              question('who', 'text', words('姓名', '姓名', 'Name'), { required: true, inTable: { shown: true } }),
              question('mail', 'text', words('邮箱', '電郵', 'Email'), {
                required: true,
                text: { nature: 'email' },
                inTable: { shown: true },
              }),
            ],
          },
        ],
      },
      {
        id: 'letter',
        title: words('推荐信', '推薦信', 'Letter'),
        author: 'recommender',
        required: true,
        fields: [
          question('rating', 'single-choice', words('总体评价', '整體評價', 'Overall'), {
            required: true,
            options: [choice('best', '最好', '最好', 'Among the best'), choice('good', '好', '好', 'Good')],
          }),
          question('praise', 'long-text', words('推荐意见', '推薦意見', 'What you say'), {
            required: true,
            text: { longest: 5_000 },
          }),
          ...(hasFile ? [question('scan', 'upload', words('推荐信文件', '推薦信檔案', 'Letter as a file'))] : []),
          ...(isSigned ? [question('hand', 'signature', words('签名', '簽署', 'Signature'), { required: true })] : []),
        ],
        groups: [],
      },
    ],
  };
}
