import { words } from '../../seeds/blocks/words.ts';
import { paragraphs } from '../../seeds/paragraphs.ts';
import type { ProjectFile } from '../../src/domain/project-file/format/project-file.ts';
import { supplement as documents } from '../modules/supplement.ts';
import { fileOf } from '../parts/file-of.ts';
import { knownPerson } from '../parts/known-person.ts';

/** Documents that come after an application: who hands them in, and what they replace. */
export function supplement(now: Date): ProjectFile {
  return fileOf(
    {
      theme: 3,
      seoTitle: words('补交材料', '補交文件', 'Supplementary documents'),
      guide: paragraphs(
        words(
          '如果招生单位要求补交材料，或提交申请后有新的成绩与证明，请在此补交。',
          '如果招生單位要求補交文件，或提交申請後有新的成績與證明，請在此補交。',
          'Hand in documents here that you were asked for, or that have come since you submitted your application.',
        ),
        words(
          '请准备：申请编号，以及清晰的扫描件（PDF 或图片）。',
          '請準備：申請編號，以及清晰的掃描本（PDF 或圖片）。',
          'You will need the number of your application, and legible scans as PDF or pictures.',
        ),
      ),
      statement: paragraphs(
        words(
          '本人承诺：所补交的材料真实、完整。',
          '本人承諾：所補交的文件真實、完整。',
          'I declare that the documents are true and complete.',
        ),
        words(
          '如有不实，招生单位可取消本人的申请或录取资格。',
          '如有不實，招生單位可取消本人的申請或錄取資格。',
          'If anything proves untrue, my application or offer may be withdrawn.',
        ),
      ),
      knownItems: [
        words(
          '补交的材料与原申请一并审核；已提交的申请表不因此改变。',
          '補交的文件與原申請一併審核；已提交的申請表不因此改變。',
          'They are read together with your application, which itself does not change.',
        ),
        words(
          '截止之前可以撤回、更换并再次提交。',
          '截止之前可以撤回、更換並再次提交。',
          'Until the deadline you may take them back, replace them and submit again.',
        ),
      ],
      form: { modules: [knownPerson, documents] },
      batches: [
        {
          key: 'supplements',
          title: words('补交', '補交', 'Supplements'),
          opensInDays: 1,
          closesInDays: 21,
          information: null,
        },
      ],
    },
    now,
  );
}
