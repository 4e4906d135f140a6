import { words } from '../../seeds/blocks/words.ts';
import { paragraphs } from '../../seeds/paragraphs.ts';
import type { ProjectFile } from '../../src/domain/project-file/format/project-file.ts';
import { experience } from './experience.ts';
import { questionnaire as opinions } from '../modules/questionnaire.ts';
import { fileOf } from '../parts/file-of.ts';

/** A questionnaire after an admission: where people come from, what they decided and why, and how applying was. */
export function questionnaire(now: Date): ProjectFile {
  return fileOf(
    {
      theme: 4,
      seoTitle: words('招生问卷', '招生問卷', 'Admissions questionnaire'),
      guide: paragraphs(
        words(
          '感谢您抽出约五分钟。您的回答只用于改进招生工作。',
          '感謝您抽出約五分鐘。您的回答只用於改進招生工作。',
          'Thank you for about five minutes of your time. Your answers serve to improve our admissions, and nothing else.',
        ),
        words(
          '多数问题可以不答；回答不影响任何决定。',
          '多數問題可以不答；回答不影響任何決定。',
          'Most questions may be left out; answers have no influence on any decision.',
        ),
      ),
      statement: paragraphs(
        words(
          '本人知悉：回答会以汇总方式使用，并按规定期限删除。',
          '本人知悉：回答會以匯總方式使用，並按規定期限刪除。',
          'I understand that answers are used in summary, and deleted when their time has passed.',
        ),
      ),
      knownItems: [
        words(
          '截止之前可以撤回、修改并再次提交。',
          '截止之前可以撤回、修改並再次提交。',
          'Until the deadline you may take your answers back, change them and submit again.',
        ),
      ],
      form: { modules: [experience, opinions] },
      batches: [
        {
          key: 'this-year',
          title: words('本年度', '本年度', 'This year'),
          opensInDays: 1,
          closesInDays: 30,
          information: null,
        },
      ],
    },
    now,
  );
}
