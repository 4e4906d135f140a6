import type { DemoRequest } from '../../demo-request.ts';

/** One letter has arrived, which the applicant may read; the other recommender was asked two days ago. */
export const chansRequests: readonly DemoRequest[] = [
  {
    email: 'h.marsh@avonbridge.example.edu',
    language: 'en',
    askedDaysAgo: 11,
    became: 'received',
    writtenDaysAgo: 3,
    letter: {
      fields: {
        ratings: { scholarship: 'top', originality: 'top', cooperation: 'high', integrity: 'top' },
        letter:
          'Miss Chan came to my seminar with forty questions for shopkeepers and left it with five. The five were better than anything in the literature. She listens before she counts, and when she counts she says what she has left out.',
      },
      rows: {},
    },
  },
  { email: 's.whitlock@avonbridge.example.edu', language: 'en', askedDaysAgo: 2, became: 'invited' },
];
