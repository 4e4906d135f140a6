import type { Region } from '../../region.ts';

export const southeastAsia: Region = [
  {
    country: 'SG',
    level: 'world-50',
    schools: [
      ['新加坡国立大学', '新加坡國立大學', 'National University of Singapore', '国大', '國大', 'NUS'],
      ['南洋理工大学', '南洋理工大學', 'Nanyang Technological University', '南大', 'NTU'],
    ],
  },
  {
    country: 'SG',
    level: 'world-500',
    schools: [['新加坡科技设计大学', '新加坡科技設計大學', 'Singapore University of Technology and Design', 'SUTD']],
  },
  {
    country: 'SG',
    level: 'other',
    schools: [
      ['新加坡管理大学', '新加坡管理大學', 'Singapore Management University', 'SMU'],
      ['新加坡理工大学', '新加坡理工大學', 'Singapore Institute of Technology', 'SIT'],
    ],
  },
  {
    country: 'MY',
    level: 'world-100',
    schools: [['马来亚大学', '馬來亞大學', 'Universiti Malaya', 'UM', '马大', '馬大']],
  },
  {
    country: 'MY',
    level: 'world-200',
    schools: [
      ['马来西亚国民大学', '馬來西亞國民大學', 'Universiti Kebangsaan Malaysia', 'UKM'],
      ['马来西亚理科大学', '馬來西亞理科大學', 'Universiti Sains Malaysia', 'USM'],
      ['马来西亚博特拉大学', '馬來西亞博特拉大學', 'Universiti Putra Malaysia', 'UPM'],
      ['马来西亚理工大学', '馬來西亞工藝大學', 'Universiti Teknologi Malaysia', 'UTM'],
    ],
  },
  {
    country: 'MY',
    level: 'world-500',
    schools: [
      ['泰莱大学', '泰萊大學', "Taylor's University"],
      ['思特雅大学', '思特雅大學', 'UCSI University'],
    ],
  },
  {
    country: 'TH',
    level: 'world-500',
    schools: [
      ['朱拉隆功大学', '朱拉隆功大學', 'Chulalongkorn University'],
      ['玛希隆大学', '瑪希敦大學', 'Mahidol University'],
    ],
  },
  {
    country: 'TH',
    level: 'other',
    schools: [
      ['泰国国立法政大学', '泰國國立法政大學', 'Thammasat University'],
      ['清迈大学', '清邁大學', 'Chiang Mai University'],
    ],
  },
  {
    country: 'ID',
    level: 'world-500',
    schools: [
      ['印度尼西亚大学', '印尼大學', 'Universitas Indonesia', 'UI'],
      ['加查马达大学', '加查馬達大學', 'Universitas Gadjah Mada', 'UGM'],
      ['万隆理工学院', '萬隆理工學院', 'Institut Teknologi Bandung', 'ITB'],
    ],
  },
  {
    country: 'PH',
    level: 'world-500',
    schools: [['菲律宾大学', '菲律賓大學', 'University of the Philippines', 'UP']],
  },
  {
    country: 'PH',
    level: 'other',
    schools: [['马尼拉雅典耀大学', '馬尼拉雅典耀大學', 'Ateneo de Manila University']],
  },
  {
    country: 'VN',
    level: 'other',
    schools: [['河内国家大学', '河內國家大學', 'Vietnam National University, Hanoi', 'VNU']],
  },
];
