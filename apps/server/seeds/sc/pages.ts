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
      '推荐人的推荐信须在截止日期后一周内送达。',
      '推薦人的推薦信須在截止日期後一週內送達。',
      'The letters of your recommenders must arrive within a week of the deadline.',
    ),
    words(
      '提交之前请先通过预览检查一遍；提交之后，在截止日期之前可以撤回、修改并再次提交。',
      '提交之前請先透過預覽檢查一遍；提交之後，在截止日期之前可以撤回、修改並再次提交。',
      'Please check the preview before you submit. Until the deadline you can take a submitted application back, change it and submit it again.',
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
