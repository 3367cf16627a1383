/**
 * @generated SignedSource<<c9ff3e0b7c28f55fea21dc99436b77cf>>
 * @relayHash 044294307d4ba557a4cc288044b15971
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ebd9cb394572735dc13a78e2c52dffccdee6223739c9cd50f4b33ca2ab10964

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserCoursesQuery } from './UserCoursesQuery.graphql';

const node: PreloadableConcreteRequest<UserCoursesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ebd9cb394572735dc13a78e2c52dffccdee6223739c9cd50f4b33ca2ab10964",
    "metadata": {},
    "name": "UserCoursesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
