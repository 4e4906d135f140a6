import type { GroupDefinition, ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { schedule } from '../../seeds/blocks/batch-table.ts';
import { asBlock, documents, half, inline, inTable, sensitive, stacked, whole } from '../../seeds/blocks/settings.ts';
import { choice, idOf, otherChoice, question, words } from '../../seeds/blocks/words.ts';
import { paragraphs } from '../../seeds/paragraphs.ts';
import type { ProjectFile } from '../../src/domain/project-file/format/project-file.ts';
import { declarationField } from '../parts/declaration.ts';
import { fileOf } from '../parts/file-of.ts';

const members: GroupDefinition = {
  id: '3101',
  key: 'g3101',
  title: words('参赛成员', '參賽成員', 'Members'),
  remark: words('队长在前，最多五人。', '隊長在前，最多五人。', 'The captain first, five people at most.'),
  requiredRows: 1,
  extraRows: 4,
  addLabel: words('添加成员', '新增成員', 'Add a member'),
  layout: 'table',
  labelPosition: 'top',
  fields: [
    question('f3102', 'text', words('姓名', '姓名', 'Full name'), {
      required: true,
      text: { longest: 60 },
      ...half,
      ...inTable,
    }),
    question('f3103', 'text', words('学校', '學校', 'School or university'), {
      required: true,
      text: { longest: 80, suggest: 'school' },
      ...half,
      ...inTable,
    }),
    question('f3104', 'select', words('就读阶段', '就讀階段', 'Stage'), {
      required: true,
      options: [
        choice('secondary', '中学', '中學', 'Secondary school'),
        choice('bachelor', '本科', '本科', 'Bachelor’s'),
        choice('master', '硕士', '碩士', 'Master’s'),
        choice('doctor', '博士', '博士', 'Doctorate'),
      ],
      ...half,
      ...inTable,
    }),
    question('f3105', 'text', words('电子邮箱', '電郵地址', 'Email'), {
      required: true,
      text: { nature: 'email', longest: 100 },
      ...half,
      ...sensitive,
    }),
    question('f3106', 'text', words('分工', '分工', 'Part in the team'), { text: { longest: 60 }, ...half }),
  ],
};

const team: ModuleDefinition = {
  id: 'team',
  title: words('团队', '隊伍', 'Team'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f3001', 'text', words('团队名称', '隊伍名稱', 'Name of the team'), {
      required: true,
      text: { longest: 40 },
      ...half,
    }),
    question('f3002', 'phone', words('联系电话', '聯絡電話', 'Phone to reach the team'), {
      required: true,
      filledFromAccount: 'phone',
      ...sensitive,
    }),
    question('f3003', 'single-choice', words('是否有指导老师', '是否有指導老師', 'Is there an adviser?'), {
      required: true,
      options: [choice('yes', '有', '有', 'Yes'), choice('no', '没有', '沒有', 'No')],
      triggers: [{ when: { options: ['yes'] }, opens: [idOf('f3004'), idOf('f3005')] }],
      ...inline,
    }),
    question('f3004', 'text', words('指导老师姓名', '指導老師姓名', 'Name of the adviser'), {
      required: true,
      text: { longest: 60 },
      ...half,
    }),
    question('f3005', 'text', words('指导老师单位', '指導老師所屬機構', 'Institution of the adviser'), {
      required: true,
      text: { longest: 80 },
      ...half,
    }),
  ],
  groups: [members],
};

const entry: ModuleDefinition = {
  id: 'entry',
  title: words('参赛作品', '參賽作品', 'The entry'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f3201', 'text', words('作品名称', '作品名稱', 'Title'), {
      required: true,
      text: { longest: 80 },
      ...whole,
    }),
    question('f3202', 'single-choice', words('参赛类别', '參賽組別', 'Category'), {
      required: true,
      options: [
        choice('science', '科学研究', '科學研究', 'Science'),
        choice('engineering', '工程与设计', '工程與設計', 'Engineering and design'),
        choice('social', '社会创新', '社會創新', 'Social innovation'),
        choice('business', '商业计划', '商業計劃', 'Business plan'),
      ],
      ...stacked,
    }),
    question('f3203', 'long-text', words('作品简介', '作品簡介', 'Summary'), {
      required: true,
      remark: words(
        '解决什么问题，如何解决，有何新意，不超过 600 字。',
        '解決甚麼問題，如何解決，有何新意，不超過 600 字。',
        'Which problem it solves, how, and what is new, up to 600 words.',
      ),
      text: { longest: 600, lines: 8 },
      ...whole,
      ...asBlock,
    }),
    question('f3204', 'multiple-choice', words('作品是否曾公开', '作品是否曾公開', 'Has it been shown before?'), {
      required: true,
      options: [
        choice('never', '从未公开', '從未公開', 'Never', { excludesOthers: true }),
        choice('competition', '参加过其他比赛', '曾參加其他比賽', 'In another competition'),
        choice('publication', '已发表', '已發表', 'In a publication'),
        otherChoice(),
      ],
      ...stacked,
    }),
    question('f3205', 'upload', words('作品说明书', '作品說明書', 'Description'), {
      required: true,
      remark: words('PDF，不超过 20 页。', 'PDF，不超過 20 頁。', 'As PDF, 20 pages at most.'),
      files: documents(20),
    }),
    question('f3206', 'upload', words('图片或其他附件', '圖片或其他附件', 'Pictures and other files'), {
      files: { types: ['pdf', 'jpg', 'jpeg', 'png', 'zip'], megabytes: 20, most: 5 },
    }),
    declarationField('f3207'),
  ],
  groups: [],
};

/** A competition that teams enter with a work of theirs. */
export function competition(now: Date): ProjectFile {
  return fileOf(
    {
      theme: 5,
      seoTitle: words('竞赛报名', '比賽報名', 'Competition'),
      guide: paragraphs(
        words(
          '由队长为全队报名并提交作品。请先选择赛程，再填写团队与作品；系统会随时保存。',
          '由隊長為全隊報名並提交作品。請先選擇賽程，再填寫隊伍與作品；系統會隨時保存。',
          'The captain enters for the whole team. Choose a round, then describe the team and its entry; everything is saved as you go.',
        ),
        words(
          '请准备：成员信息、作品简介和作品说明书（PDF）。',
          '請準備：成員資料、作品簡介和作品說明書（PDF）。',
          'You will need the details of all members, a summary, and a description of the entry as PDF.',
        ),
      ),
      statement: paragraphs(
        words(
          '作品由本队完成，不侵犯他人权利。',
          '作品由本隊完成，不侵犯他人權利。',
          'The entry is the team’s own work and infringes nobody’s rights.',
        ),
        words(
          '全体成员同意参赛，并接受评审结果。',
          '全體成員同意參賽，並接受評審結果。',
          'All members agree to take part, and accept the jury’s decision.',
        ),
      ),
      knownItems: [
        words('每人只能参加一支队伍。', '每人只能參加一支隊伍。', 'A person may be in one team only.'),
        words(
          '截止之前可以撤回、修改并再次提交。',
          '截止之前可以撤回、修改並再次提交。',
          'Until the deadline you may take the entry back, change it and submit it again.',
        ),
      ],
      form: { modules: [team, entry] },
      batches: [
        {
          key: 'first-stage',
          title: words('初赛', '初賽', 'First stage'),
          opensInDays: 7,
          closesInDays: 45,
          information: schedule(
            [
              words('初评', '初評', 'First judging'),
              words('截止后三周内', '截止後三週內', 'Within three weeks of the deadline'),
            ],
            [words('决赛', '決賽', 'Final'), words('截止后第六周', '截止後第六週', 'Week six after the deadline')],
          ),
        },
      ],
    },
    now,
  );
}
