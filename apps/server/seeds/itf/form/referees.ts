import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { yesNo } from '../../blocks/options.ts';
import { refereeGroup } from '../../blocks/referees.ts';
import { inline } from '../../blocks/settings.ts';
import { question, words } from '../../blocks/words.ts';

export const referees: ModuleDefinition = {
  id: 'referees',
  title: words('推荐人信息', '推薦人資料', 'Recommenders'),
  author: 'referees',
  required: true,
  layout: 'vertical',
  fields: [
    question(
      'f6590',
      'single-choice',
      words('是否放弃查阅推荐信的权利', '是否放棄查閱推薦信的權利', 'Do you waive the right to read the letters?'),
      {
        required: true,
        remark: words(
          '您的选择会告知推荐人。',
          '您的選擇會告知推薦人。',
          'Your recommenders are told what you choose.',
        ),
        options: yesNo,
        ...inline,
      },
    ),
  ],
  groups: [
    refereeGroup({
      first: 6591,
      title: words('推荐人', '推薦人', 'Recommenders'),
      remark: words(
        '请填写两位推荐人，其中至少一位为任课教师或导师；可另加一位。',
        '請填寫兩位推薦人，其中至少一位為任課老師或導師；可另加一位。',
        'Two recommenders, at least one of them a teacher or supervisor; a third is welcome.',
      ),
      requiredRows: 2,
      extraRows: 1,
    }),
  ],
};
