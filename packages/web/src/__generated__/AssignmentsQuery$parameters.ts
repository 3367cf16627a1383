/**
 * @generated SignedSource<<b87f97cb32b3d8d8c53723a2f96595db>>
 * @relayHash f8b2aa02189bff486b21550a03be8338
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3293605103f469c2717a12900f2e1bce490ace8a7c978487d14a56e03c36f15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssignmentsQuery } from './AssignmentsQuery.graphql';

const node: PreloadableConcreteRequest<AssignmentsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3293605103f469c2717a12900f2e1bce490ace8a7c978487d14a56e03c36f15",
    "metadata": {},
    "name": "AssignmentsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
