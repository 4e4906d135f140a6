import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { asBlock, inline, stacked } from '../../seeds/blocks/settings.ts';
import { choice, idOf, otherChoice, question, words } from '../../seeds/blocks/words.ts';

/** Who answers, what they decided, and why. */
export const experience: ModuleDefinition = {
  id: 'experience',
  title: words('您与本项目', '您與本項目', 'You and the programme'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f4101', 'single-choice', words('您是', '您是', 'You are'), {
      required: true,
      options: [
        choice('applicant', '申请人', '申請人', 'an applicant'),
        choice('parent', '申请人的家长', '申請人的家長', 'a parent of an applicant'),
        choice('interested', '尚未申请，但有兴趣', '尚未申請，但有興趣', 'interested, but have not applied yet'),
      ],
      triggers: [
        { when: { options: ['applicant', 'parent'] }, opens: [idOf('f4102')] },
        { when: { options: ['interested'] }, opens: [idOf('f4106')] },
      ],
      ...stacked,
    }),
    question('f4102', 'single-choice', words('申请的结果', '申請的結果', 'What came of the application?'), {
      required: true,
      options: [
        choice('accepted', '已录取并接受', '已錄取並接受', 'An offer, which was accepted'),
        choice('declined', '已录取但未接受', '已錄取但沒有接受', 'An offer, which was declined'),
        choice('refused', '未录取', '不獲錄取', 'No offer'),
        choice('open', '尚无结果', '尚未有結果', 'Nothing yet'),
      ],
      triggers: [
        { when: { options: ['accepted'] }, opens: [idOf('f4103')] },
        { when: { options: ['declined'] }, opens: [idOf('f4104'), idOf('f4105')] },
      ],
      ...stacked,
    }),
    question('f4103', 'multiple-choice', words('选择本项目的原因', '選擇本項目的原因', 'Why did you choose us?'), {
      options: [
        choice('subject', '课程内容', '課程內容', 'The courses'),
        choice('teachers', '师资', '師資', 'The teachers'),
        choice('name', '学校声誉', '學校聲譽', 'The reputation'),
        choice('place', '地点', '地點', 'The place'),
        choice('cost', '学费与奖学金', '學費與獎學金', 'Fees and scholarships'),
        otherChoice(),
      ],
      choice: { most: 3, arrangement: 'stacked' },
    }),
    question('f4104', 'multiple-choice', words('未接受的原因', '沒有接受的原因', 'Why was it declined?'), {
      options: [
        choice('other-school', '选择了其他学校', '選擇了其他院校', 'Another school was chosen'),
        choice('cost', '费用', '費用', 'The cost'),
        choice('time', '时间不合适', '時間不合適', 'The dates'),
        choice('plans', '个人计划有变', '個人計劃有變', 'Plans have changed'),
        otherChoice(),
      ],
      ...stacked,
    }),
    question('f4105', 'text', words('选择了哪所学校', '選擇了哪所院校', 'Which school was chosen?'), {
      text: { longest: 80, suggest: 'school' },
    }),
    question('f4106', 'long-text', words('尚未申请的原因', '尚未申請的原因', 'What has kept you from applying?'), {
      text: { longest: 300, lines: 4 },
      ...asBlock,
    }),
    question(
      'f4107',
      'single-choice',
      words('是否愿意向他人推荐本项目', '是否願意向他人推薦本項目', 'Would you recommend us to others?'),
      {
        options: [
          choice('yes', '愿意', '願意', 'Yes'),
          choice('perhaps', '视情况而定', '視情況而定', 'It depends'),
          choice('no', '不愿意', '不願意', 'No'),
        ],
        ...inline,
      },
    ),
  ],
  groups: [],
};
