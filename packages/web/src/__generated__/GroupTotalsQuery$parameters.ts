/**
 * @generated SignedSource<<dc9d641910e16e93f7f4d0af02224400>>
 * @relayHash 951d0d9407f5eb975d4793ea3f5e49b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dabe79a02cdcaf0221ec670d916e70d188d47c6cc2e49832e5a011449f36b8e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupTotalsQuery } from './GroupTotalsQuery.graphql';

const node: PreloadableConcreteRequest<GroupTotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dabe79a02cdcaf0221ec670d916e70d188d47c6cc2e49832e5a011449f36b8e8",
    "metadata": {},
    "name": "GroupTotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
