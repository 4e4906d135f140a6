import type { Region } from '../region.ts';

export const oceaniaAndAfrica: Region = [
  {
    country: 'AU',
    level: 'world-50',
    schools: [
      ['墨尔本大学', '墨爾本大學', 'The University of Melbourne', '墨大', 'UniMelb'],
      ['悉尼大学', '悉尼大學', 'The University of Sydney', '悉大', '雪梨大學', 'USYD'],
      ['新南威尔士大学', '新南威爾斯大學', 'UNSW Sydney', 'UNSW', 'University of New South Wales'],
      ['澳大利亚国立大学', '澳洲國立大學', 'Australian National University', 'ANU'],
      ['莫纳什大学', '蒙納士大學', 'Monash University', '蒙纳士大学'],
      ['昆士兰大学', '昆士蘭大學', 'The University of Queensland', 'UQ'],
    ],
  },
  {
    country: 'AU',
    level: 'world-100',
    schools: [
      ['西澳大学', '西澳大學', 'The University of Western Australia', 'UWA'],
      ['阿德莱德大学', '阿德萊德大學', 'Adelaide University', 'The University of Adelaide'],
      ['悉尼科技大学', '悉尼科技大學', 'University of Technology Sydney', 'UTS'],
    ],
  },
  {
    country: 'AU',
    level: 'world-200',
    schools: [
      ['皇家墨尔本理工大学', '皇家墨爾本理工大學', 'RMIT University', 'RMIT'],
      ['麦考瑞大学', '麥覺理大學', 'Macquarie University', '麥考瑞大學'],
      ['伍伦贡大学', '臥龍崗大學', 'University of Wollongong', '卧龙岗大学', 'UOW'],
      ['科廷大学', '科廷大學', 'Curtin University'],
      ['纽卡斯尔大学（澳大利亚）', '紐卡素大學（澳洲）', 'The University of Newcastle', 'UON'],
      ['昆士兰科技大学', '昆士蘭科技大學', 'Queensland University of Technology', 'QUT'],
      ['迪肯大学', '迪肯大學', 'Deakin University'],
    ],
  },
  {
    country: 'AU',
    level: 'world-500',
    schools: [
      ['拉筹伯大学', '樂卓博大學', 'La Trobe University'],
      ['格里菲斯大学', '格里菲斯大學', 'Griffith University'],
      ['斯威本科技大学', '斯威本科技大學', 'Swinburne University of Technology'],
      ['塔斯马尼亚大学', '塔斯曼尼亞大學', 'University of Tasmania', 'UTAS'],
      ['西悉尼大学', '西悉尼大學', 'Western Sydney University', 'WSU'],
    ],
  },
  {
    country: 'NZ',
    level: 'world-100',
    schools: [['奥克兰大学', '奧克蘭大學', 'University of Auckland']],
  },
  {
    country: 'NZ',
    level: 'world-500',
    schools: [
      ['奥塔哥大学', '奧塔哥大學', 'University of Otago'],
      ['梅西大学', '梅西大學', 'Massey University'],
      ['惠灵顿维多利亚大学', '惠靈頓維多利亞大學', 'Victoria University of Wellington'],
      ['坎特伯雷大学', '坎特伯雷大學', 'University of Canterbury'],
      ['怀卡托大学', '懷卡托大學', 'University of Waikato'],
      ['奥克兰理工大学', '奧克蘭理工大學', 'Auckland University of Technology', 'AUT'],
    ],
  },
  {
    country: 'ZA',
    level: 'world-200',
    schools: [['开普敦大学', '開普敦大學', 'University of Cape Town', 'UCT']],
  },
  {
    country: 'ZA',
    level: 'world-500',
    schools: [
      ['金山大学', '金山大學', 'University of the Witwatersrand', 'Wits'],
      ['斯泰伦博斯大学', '斯泰倫博斯大學', 'Stellenbosch University'],
      ['约翰内斯堡大学', '約翰尼斯堡大學', 'University of Johannesburg', 'UJ'],
    ],
  },
  {
    country: 'EG',
    level: 'world-500',
    schools: [
      ['开罗大学', '開羅大學', 'Cairo University'],
      ['开罗美国大学', '開羅美國大學', 'The American University in Cairo', 'AUC'],
    ],
  },
];
