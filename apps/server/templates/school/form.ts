import type {
  FormDefinition,
  GroupDefinition,
  ModuleDefinition,
} from '@portico/form-engine/definition/form-definition';
import { genders, yesNo } from '../../seeds/blocks/options.ts';
import { places } from '../../seeds/blocks/places.ts';
import { photoField, signatureField } from '../../seeds/blocks/questions/files.ts';
import { identityFields } from '../../seeds/blocks/questions/identity.ts';
import { half, inline, inTable, scans, sensitive, stacked, whole } from '../../seeds/blocks/settings.ts';
import { choice, idOf, otherChoice, question, words } from '../../seeds/blocks/words.ts';

const pupil: ModuleDefinition = {
  id: 'pupil',
  title: words('学生信息', '學生資料', 'The pupil'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f2001', 'text', words('学生姓名', '學生姓名', 'Full name'), {
      required: true,
      placeholder: words('与证件一致', '與證件一致', 'As on the document'),
      text: { longest: 60 },
      ...half,
    }),
    question('f2002', 'text', words('常用名', '常用名', 'Name used every day'), { text: { longest: 40 }, ...half }),
    question('f2003', 'single-choice', words('性别', '性別', 'Gender'), {
      required: true,
      options: genders,
      ...inline,
    }),
    question('f2004', 'select', words('国籍或地区', '國籍或地區', 'Nationality or region'), {
      required: true,
      options: places,
      ...half,
    }),
    ...identityFields(2005),
    photoField('f2012'),
    question('f2013', 'single-choice', words('在家主要使用的语言', '在家主要使用的語言', 'Language spoken at home'), {
      required: true,
      options: [
        choice('mandarin', '普通话', '普通話', 'Mandarin'),
        choice('cantonese', '粤语', '粵語', 'Cantonese'),
        choice('english', '英语', '英語', 'English'),
        otherChoice(),
      ],
      ...inline,
    }),
    question(
      'f2014',
      'single-choice',
      words(
        '是否有健康或学习方面的特殊需要',
        '是否有健康或學習方面的特殊需要',
        'Are there health or learning needs that we should know of?',
      ),
      {
        required: true,
        remark: words(
          '仅用于安排照顾，不影响录取。',
          '只用於安排照顧，不影響錄取。',
          'Used to arrange care only; it has no influence on admission.',
        ),
        options: yesNo,
        triggers: [{ when: { options: ['yes'] }, opens: [idOf('f2015')] }],
        ...inline,
        ...sensitive,
      },
    ),
    question('f2015', 'long-text', words('请说明', '請說明', 'Please describe them'), {
      required: true,
      text: { longest: 300, lines: 4 },
      ...whole,
      ...sensitive,
    }),
  ],
  groups: [],
};

const parents: GroupDefinition = {
  id: '2101',
  key: 'g2101',
  title: words('家长或监护人', '家長或監護人', 'Parents or guardians'),
  remark: words('至少填写一位。', '至少填寫一位。', 'At least one.'),
  requiredRows: 1,
  extraRows: 2,
  addLabel: words('添加家长', '新增家長', 'Add a parent'),
  layout: 'table',
  labelPosition: 'top',
  fields: [
    question('f2102', 'text', words('姓名', '姓名', 'Name'), {
      required: true,
      text: { longest: 60 },
      ...half,
      ...inTable,
    }),
    question('f2103', 'select', words('与学生关系', '與學生關係', 'Relation to the pupil'), {
      required: true,
      options: [
        choice('father', '父亲', '父親', 'Father'),
        choice('mother', '母亲', '母親', 'Mother'),
        choice('guardian', '监护人', '監護人', 'Guardian'),
        otherChoice(),
      ],
      ...half,
      ...inTable,
    }),
    question('f2104', 'phone', words('手机号码', '手提電話', 'Mobile phone'), { required: true, ...sensitive }),
    question('f2105', 'text', words('电子邮箱', '電郵地址', 'Email'), {
      required: true,
      text: { nature: 'email', longest: 100 },
      ...half,
      ...sensitive,
    }),
    question('f2106', 'text', words('职业', '職業', 'Occupation'), { text: { longest: 60 }, ...half }),
  ],
};

const family: ModuleDefinition = {
  id: 'family',
  title: words('家庭信息', '家庭資料', 'Family'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f2111', 'text', words('家庭住址', '住址', 'Home address'), {
      required: true,
      text: { longest: 150 },
      ...whole,
      ...sensitive,
    }),
    question(
      'f2112',
      'single-choice',
      words('是否有兄弟姐妹在本校就读', '是否有兄弟姊妹在本校就讀', 'Does a brother or sister attend this school?'),
      {
        required: true,
        options: yesNo,
        triggers: [{ when: { options: ['yes'] }, opens: [idOf('f2113')] }],
        ...inline,
      },
    ),
    question('f2113', 'text', words('姓名与年级', '姓名與年級', 'Name and year'), {
      required: true,
      text: { longest: 100 },
      ...half,
    }),
  ],
  groups: [parents],
};

const schooling: ModuleDefinition = {
  id: 'schooling',
  title: words('就读情况', '就讀情況', 'Schooling'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f2201', 'select', words('申请入读年级', '申請入讀年級', 'Year applied for'), {
      required: true,
      options: [
        choice('p1', '小学一年级', '小一', 'Primary 1'),
        choice('s1', '初中一年级', '中一', 'Secondary 1'),
        choice('s4', '高中一年级', '中四', 'Secondary 4'),
        otherChoice('插班其他年级', '插班其他年級', 'Another year'),
      ],
      ...half,
    }),
    question('f2202', 'single-choice', words('是否申请住宿', '是否申請住宿', 'Boarding'), {
      required: true,
      options: yesNo,
      ...inline,
    }),
    question('f2203', 'text', words('现就读学校', '現就讀學校', 'Present school'), {
      required: true,
      text: { longest: 80 },
      ...half,
    }),
    question('f2204', 'text', words('现就读年级', '現就讀年級', 'Present year'), {
      required: true,
      text: { longest: 20 },
      ...half,
    }),
    question(
      'f2205',
      'upload',
      words('最近两学年成绩报告', '最近兩學年成績表', 'School reports of the last two years'),
      {
        required: true,
        files: scans(10, 4),
      },
    ),
  ],
  groups: [],
};

const aboutPupil: ModuleDefinition = {
  id: 'about',
  title: words('兴趣与介绍', '興趣與介紹', 'Interests'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f2301', 'multiple-choice', words('兴趣', '興趣', 'What the pupil likes to do'), {
      required: true,
      options: [
        choice('sport', '体育', '體育', 'Sport'),
        choice('music', '音乐', '音樂', 'Music'),
        choice('art', '美术', '視覺藝術', 'Art'),
        choice('science', '科学与编程', '科學與編程', 'Science and programming'),
        choice('reading', '阅读与写作', '閱讀與寫作', 'Reading and writing'),
        otherChoice(),
      ],
      ...stacked,
    }),
    question('f2302', 'long-text', words('学生自述', '學生自述', 'In the pupil’s own words'), {
      remark: words(
        '由学生本人填写，不超过 300 字。',
        '由學生本人填寫，不超過 300 字。',
        'Written by the pupil, up to 300 words.',
      ),
      text: { longest: 300, lines: 6 },
      ...whole,
    }),
    question('f2303', 'long-text', words('家长的期望', '家長的期望', 'What you hope for from our school'), {
      required: true,
      text: { longest: 300, lines: 5 },
      ...whole,
    }),
    question('f2304', 'upload', words('证书或作品', '證書或作品', 'Certificates or works'), { files: scans(10, 5) }),
    signatureField(
      'f2305',
      words('家长签名', '家長簽署', 'Signature of a parent'),
      words(
        '签名表示以上内容及所附材料真实、完整。',
        '簽署表示以上內容及所附文件真實、完整。',
        'Your signature confirms that everything above and every document attached is true and complete.',
      ),
    ),
  ],
  groups: [],
};

export const form: FormDefinition = { modules: [pupil, family, schooling, aboutPupil] };
