import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { refereeGroup } from '../../blocks/questions/referees.ts';
import { words } from '../../blocks/words.ts';

export const referees: ModuleDefinition = {
  id: 'referees',
  title: words('推荐人信息', '推薦人資料', 'Recommenders'),
  author: 'referees',
  icon: 'letter',
  required: true,
  layout: 'vertical',
  fields: [],
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
