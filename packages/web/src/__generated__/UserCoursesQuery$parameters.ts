/**
 * @generated SignedSource<<4b1a04e3d45accbab692cdcbf3b8889b>>
 * @relayHash 7750419da0ffa7edeb90f244ae982171
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e06cab0228295cab0a51f8a7937657cc10d5226a2b05c738c72e49d08885536

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserCoursesQuery } from './UserCoursesQuery.graphql';

const node: PreloadableConcreteRequest<UserCoursesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e06cab0228295cab0a51f8a7937657cc10d5226a2b05c738c72e49d08885536",
    "metadata": {},
    "name": "UserCoursesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
