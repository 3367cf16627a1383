/**
 * @generated SignedSource<<a992703c076338b271566fe85c882550>>
 * @relayHash dea33a789fc8cce407bbda96a6dc5788
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60f295d3f218d5b5d5ff2756539a7a1529e448c5afcb68fff6bd1411ceabefdd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupTotalsQuery } from './GroupTotalsQuery.graphql';

const node: PreloadableConcreteRequest<GroupTotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "60f295d3f218d5b5d5ff2756539a7a1529e448c5afcb68fff6bd1411ceabefdd",
    "metadata": {},
    "name": "GroupTotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
