import * as routes from '@portico/contract/recommendations';
import * as schemas from '@portico/contract/recommendations.schemas';
import { endRecommenderSession } from '../../platform/session/recommender-session.ts';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { listRequests } from './list-requests.ts';
import { signInRecommender } from './sign-in-recommender.ts';

export const recommenderRoutes: readonly BoundRoute[] = [
  handle.visitor(routes.recommendLogin, schemas.recommendLogin, signInRecommender),
  handle.recommender(routes.recommendLogout, schemas.recommendLogout, async (_input, { database, session }) => {
    await endRecommenderSession(database.unscoped, session.tokenHash);
    return null;
  }),
  handle.recommender(routes.recommendList, schemas.recommendList, (_input, call) => listRequests(call)),
];
