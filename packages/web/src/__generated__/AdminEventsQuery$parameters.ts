/**
 * @generated SignedSource<<34158d830e769aeaf81b4b2c03633c08>>
 * @relayHash 7b2f392fe7c2497912a0b86934c345c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2fb81b752fe529050ad6b0fcad08e8f5402e0419fa668cd23d8c7efacfea53d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEventsQuery } from './AdminEventsQuery.graphql';

const node: PreloadableConcreteRequest<AdminEventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2fb81b752fe529050ad6b0fcad08e8f5402e0419fa668cd23d8c7efacfea53d0",
    "metadata": {},
    "name": "AdminEventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
