import { demoPages } from '../blocks/pages.ts';
import { words } from '../blocks/words.ts';

export const pages = demoPages({
  institution: words('书院', '書院', 'The College'),
  knownItems: [
    words(
      '申请表以英文填写，短文须由本人撰写。',
      '申請表以英文填寫，短文須由本人撰寫。',
      'The form is completed in English, and the essays must be your own.',
    ),
    words(
      '三位推荐人的推荐信须在截止日期后一周内送达。',
      '三位推薦人的推薦信須在截止日期後一週內送達。',
      'The letters of your three recommenders must arrive within a week of the deadline.',
    ),
    words(
      '提交之后不能修改，请先通过预览检查一遍。',
      '提交之後不能修改，請先透過預覽檢查一遍。',
      'You cannot change anything after submitting, so please check the preview first.',
    ),
  ],
  terms: [
    words(
      '申请资料用于评审、面试安排以及匿名统计，储存于香港，只有参与评审的人员可以查阅。',
      '申請資料用於評審、面試安排以及匿名統計，儲存於香港，只有參與評審的人員可以查閱。',
      'Your application is used for review, for arranging interviews and for anonymous statistics. It is stored in Hong Kong and seen only by those who take part in the review.',
    ),
    words(
      '您可以书面要求查阅、更正或删除个人资料。',
      '您可以書面要求查閱、更正或刪除個人資料。',
      'You may ask in writing to see, correct or delete your personal data.',
    ),
  ],
});
