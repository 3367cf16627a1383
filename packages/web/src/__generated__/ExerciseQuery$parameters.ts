/**
 * @generated SignedSource<<33b095f0c40a964cab9cbf85bb07e9ff>>
 * @relayHash 94476b0214aab6b948322a8549749e19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea3203d6d0aae145049400e5f058d09dcb431e2112aa5d23dc52f94890675347

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExerciseQuery } from './ExerciseQuery.graphql';

const node: PreloadableConcreteRequest<ExerciseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea3203d6d0aae145049400e5f058d09dcb431e2112aa5d23dc52f94890675347",
    "metadata": {},
    "name": "ExerciseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
