/**
 * @generated SignedSource<<41665bd05f7df46aedf84aa2d59ed472>>
 * @relayHash 53c0fae8e7e51e50fea819ecc4f2d307
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b30393afc714ca569fe13108c6e85328b46cdd64957fead687d9913243c3ce7b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserCoursesQuery } from './UserCoursesQuery.graphql';

const node: PreloadableConcreteRequest<UserCoursesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b30393afc714ca569fe13108c6e85328b46cdd64957fead687d9913243c3ce7b",
    "metadata": {},
    "name": "UserCoursesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
