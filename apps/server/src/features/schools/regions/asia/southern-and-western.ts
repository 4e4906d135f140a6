import type { Region } from '../../region.ts';

export const southernAndWesternAsia: Region = [
  {
    country: 'IN',
    level: 'world-200',
    schools: [
      ['印度理工学院孟买分校', '印度理工學院孟買分校', 'Indian Institute of Technology Bombay', 'IIT Bombay'],
      ['印度理工学院德里分校', '印度理工學院德里分校', 'Indian Institute of Technology Delhi', 'IIT Delhi'],
    ],
  },
  {
    country: 'IN',
    level: 'world-500',
    schools: [
      ['印度科学学院', '印度科學學院', 'Indian Institute of Science', 'IISc'],
      ['印度理工学院马德拉斯分校', '印度理工學院馬德拉斯分校', 'Indian Institute of Technology Madras', 'IIT Madras'],
      ['德里大学', '德里大學', 'University of Delhi'],
    ],
  },
  {
    country: 'PK',
    level: 'world-500',
    schools: [
      ['巴基斯坦国立科技大学', '巴基斯坦國立科技大學', 'National University of Sciences and Technology', 'NUST'],
    ],
  },
  {
    country: 'KZ',
    level: 'world-200',
    schools: [['哈萨克国立大学', '哈薩克國立大學', 'Al-Farabi Kazakh National University', 'KazNU']],
  },
  {
    country: 'KZ',
    level: 'other',
    schools: [['纳扎尔巴耶夫大学', '納扎爾巴耶夫大學', 'Nazarbayev University']],
  },
  {
    country: 'SA',
    level: 'world-200',
    schools: [
      ['法赫德国王石油矿产大学', '法赫德國王石油礦產大學', 'King Fahd University of Petroleum and Minerals', 'KFUPM'],
      ['阿卜杜勒阿齐兹国王大学', '阿卜杜勒阿齊茲國王大學', 'King Abdulaziz University', 'KAU'],
    ],
  },
  {
    country: 'SA',
    level: 'other',
    schools: [
      ['阿卜杜拉国王科技大学', '阿卜杜拉國王科技大學', 'King Abdullah University of Science and Technology', 'KAUST'],
    ],
  },
  {
    country: 'AE',
    level: 'world-500',
    schools: [['哈利法大学', '哈利法大學', 'Khalifa University']],
  },
  {
    country: 'QA',
    level: 'world-200',
    schools: [['卡塔尔大学', '卡塔爾大學', 'Qatar University']],
  },
  {
    country: 'IL',
    level: 'world-500',
    schools: [
      ['特拉维夫大学', '特拉維夫大學', 'Tel Aviv University'],
      ['耶路撒冷希伯来大学', '耶路撒冷希伯來大學', 'The Hebrew University of Jerusalem'],
      ['以色列理工学院', '以色列理工學院', 'Technion - Israel Institute of Technology', 'Technion'],
    ],
  },
  {
    country: 'LB',
    level: 'world-500',
    schools: [['贝鲁特美国大学', '貝魯特美國大學', 'American University of Beirut', 'AUB']],
  },
];
