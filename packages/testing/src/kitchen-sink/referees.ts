import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { choice, idOf, question, words } from './words.ts';

export const referees: ModuleDefinition = {
  id: 'referees',
  title: words('推荐人信息', '推薦人資料', 'Referees'),
  author: 'referees',
  required: true,
  layout: 'vertical',
  fields: [],
  groups: [
    {
      id: 'g-referees',
      key: 'referees',
      title: words('推荐人', '推薦人', 'Referee'),
      remark: words(
        '请填写两至三位熟悉您学业或工作的推荐人。提交后系统将向其发送邀请邮件。',
        '請填寫兩至三位熟悉您學業或工作的推薦人。系統會向他們發送邀請電郵。',
        'Two or three people who know your studies or your work. We will invite them by email.',
      ),
      requiredRows: 2,
      extraRows: 1,
      addLabel: words('添加推荐人', '新增推薦人', 'Add a referee'),
      layout: 'list',
      labelPosition: 'left',
      fields: [
        question('refereeName', 'text', words('姓名', '姓名', 'Name'), { required: true, text: { longest: 40 } }),
        question('refereeTitle', 'select', words('职称', '職銜', 'Title'), {
          required: true,
          options: [
            choice('professor', '教授', '教授', 'Professor'),
            choice('associate', '副教授', '副教授', 'Associate professor'),
            choice('lecturer', '讲师', '講師', 'Lecturer'),
            choice('manager', '部门主管', '部門主管', 'Manager'),
            choice('other', '其他', '其他', 'Other', { takesText: true, needsText: true }),
          ],
        }),
        question('refereeInstitution', 'text', words('所在单位', '任職機構', 'Institution'), {
          required: true,
          text: { longest: 80 },
        }),
        question('refereeEmail', 'text', words('工作邮箱', '工作電郵', 'Email at work'), {
          required: true,
          text: { nature: 'email', longest: 100 },
          compare: {
            fields: [idOf('refereeEmail')],
            text: words('推荐人邮箱不能重复', '推薦人電郵不能重複', 'Recommender mailbox cannot be duplicate'),
          },
          tips: words(
            '请使用单位邮箱，以便核实身份。',
            '請使用機構電郵，以便核實身份。',
            'Please give an institutional address, so that we can verify it.',
          ),
        }),
        question('refereePhone', 'phone', words('联系电话', '聯絡電話', 'Telephone')),
      ],
    },
  ],
};
