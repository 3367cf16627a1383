/**
 * @generated SignedSource<<7459fef25ac7ea95fba357d0d40f9621>>
 * @relayHash 00c826a281278a1f8b6d820dea8f2c62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad8ca5fd05108f6d78a7aeac70aadd2f7a8d54e3cd2e07dc07318f96390efeb4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserCoursesQuery } from './UserCoursesQuery.graphql';

const node: PreloadableConcreteRequest<UserCoursesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad8ca5fd05108f6d78a7aeac70aadd2f7a8d54e3cd2e07dc07318f96390efeb4",
    "metadata": {},
    "name": "UserCoursesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
