import { demoPages } from '../blocks/pages.ts';
import { words } from '../blocks/words.ts';

export const pages = demoPages({
  institution: words('研究院', '研究院', 'The Institute'),
  knownItems: [
    words(
      '每位申请人在同一招生年度只能提交一份申请。批次截止之前可以撤回、修改并再次提交，截止之后不能修改。',
      '每位申請人在同一招生年度只能提交一份申請。批次截止之前可以撤回、修改並再次提交，截止之後不能修改。',
      'You may submit one application per admission year. Until the round closes you can take it back, change it and submit it again; afterwards it cannot be changed.',
    ),
    words(
      '两封推荐信须在批次截止后七天内送达，逾期视为材料不全。',
      '兩封推薦信須在批次截止後七天內送達，逾期視為文件不全。',
      'Both letters must arrive within seven days of the deadline; otherwise the application is incomplete.',
    ),
    words(
      '材料审核约需三至四周，面试名单以短信和邮件通知。',
      '文件審核約需三至四週，面試名單以短訊和電郵通知。',
      'Review takes three to four weeks; shortlisted applicants are told by text message and mail.',
    ),
    words(
      '面试时须出示身份证件与成绩单原件。',
      '面試時須出示身份證件與成績單正本。',
      'Bring the originals of your identity document and transcripts to the interview.',
    ),
  ],
  terms: [
    words(
      '研究院为招生审核、面试安排和录取通知的目的使用您的个人信息，不会提供给与招生无关的第三方。',
      '研究院為招生審核、面試安排和錄取通知的目的使用您的個人資料，不會提供給與招生無關的第三方。',
      'The Institute uses your personal data to review applications, arrange interviews and issue offers, and passes it to nobody unconnected with admissions.',
    ),
    words(
      '未获录取的申请材料在招生年度结束后按学校档案规定保存或删除。您可以书面要求查阅、更正或删除个人信息。',
      '未獲錄取的申請文件在招生年度結束後按學校檔案規定保存或刪除。您可以書面要求查閱、更正或刪除個人資料。',
      'Materials of unsuccessful applications are kept or deleted after the admission year as the University’s records rules require. You may ask in writing to see, correct or delete your data.',
    ),
    words(
      '如材料不实，研究院有权在任何阶段取消申请、录取或入学资格。',
      '如文件不實，研究院有權在任何階段取消申請、錄取或入學資格。',
      'If anything proves untrue, the Institute may withdraw an application, offer or enrolment at any stage.',
    ),
  ],
});
